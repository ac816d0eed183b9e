// @ts-check
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convertPage, readPage } from './bench-convert.mjs';
import { copyDocuments, listDocuments } from './bench-documents.mjs';
import { installTemplate } from './bench-install.mjs';
import { docusaurusFiles, starlightFiles, versionFolder, vitepressFiles } from './bench-peer-configs.mjs';
import { localProgram } from './run-command.mjs';

/** @typedef {import('./bench-convert.mjs').Peer} Peer */
/** @typedef {import('./bench-documents.mjs').Documents} Documents */

/**
 * @typedef {object} Project A site that can be built.
 * @property {string} folder
 * @property {import('./run-command.mjs').Command} command
 * @property {string} dist Where the built site is.
 * @property {string} documents A folder of documents that pages can be added to.
 * @property {boolean} hasSlug Whether its documents name their address.
 * @property {readonly string[]} caches What a cold build must not find.
 */

/** @type {Record<Peer, { caches: string[], dist: string, written: string[], documents: string, icons: string | null, program: [string, string[]] }>} */
const LAYOUT = {
  docusaurus: {
    program: ['@docusaurus/core', ['build']],
    dist: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    written: ['docs', 'versioned_docs', 'versioned_sidebars', 'blog', 'src'],
    documents: 'versioned_docs/version-{last}',
    icons: 'static',
  },
  starlight: {
    program: ['astro', ['build']],
    dist: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    written: ['src'],
    documents: 'src/content/docs/docs',
    icons: 'public',
  },
  vitepress: {
    program: ['vitepress', ['build']],
    dist: '.vitepress/dist',
    caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    written: ['.vitepress', 'docs', 'master', 'v1-5-0', 'blog'],
    documents: 'docs',
    icons: null,
  },
};

/**
 * Takes the project folder and a peer; installs it, writes its site anew from our documents and gives the project. Throws when
 * npm fails.
 * @param {string} root
 * @param {Peer} peer
 * @param {(line: string) => void} print
 * @returns {Promise<Project>}
 */
export async function preparePeer(root, peer, print) {
  const folder = path.join(root, '.cache/bench/peers', peer);
  const { program, dist, caches, written, documents, icons } = LAYOUT[peer];
  await installTemplate(path.join(root, 'bench/peers', peer), folder, print);
  for (const name of written) rmSync(path.join(folder, name), { recursive: true, force: true });

  const content = listDocuments(root);
  writeDocuments(folder, peer, content);
  if (icons !== null)
    cpSync(path.join(root, 'static/img/favicon.svg'), path.join(folder, icons, 'favicon.svg'));
  const files = { docusaurus: docusaurusFiles, starlight: starlightFiles, vitepress: vitepressFiles }[peer];
  for (const [name, text] of Object.entries(files(content.versions))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return {
    folder,
    command: localProgram(folder, ...program, program[0] === '@docusaurus/core' ? 'docusaurus' : program[0]),
    dist: path.join(folder, dist),
    documents: path.join(folder, documents.replace('{last}', content.versions[0]?.name ?? '')),
    hasSlug: peer === 'docusaurus',
    caches,
  };
}

/** @param {string} folder @param {Peer} peer @param {Documents} documents */
function writeDocuments(folder, peer, { versions, posts }) {
  const base = peer === 'starlight' ? path.join(folder, 'src/content/docs') : folder;
  const convert = (/** @type {string[]} */ kept) => (/** @type {string} */ text) =>
    convertPage(readPage(text), peer, kept);
  versions.forEach((version, index) => {
    const plain = versionFolder(versions, index);
    const name = version.name === 'master' ? 'docs' : `versioned_docs/version-${version.name}`;
    const target = path.join(base, peer === 'docusaurus' ? name : plain);
    copyDocuments(version.folder, target, convert(peer === 'docusaurus' ? ['slug', 'sidebar_position'] : []));
  });
  for (const post of posts)
    copyDocuments(
      post.folder,
      path.join(base, 'blog', post.slug),
      convert(peer === 'docusaurus' ? ['slug', 'date'] : []),
    );
}
