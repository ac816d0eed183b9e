import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convertPage, readPage } from './convert';
import { copyDocuments, listDocuments } from './documents';
import { installTemplate } from './install';
import { docusaurusFiles, starlightFiles, versionFolder, vitepressFiles } from './peerConfigs';
import { localProgram } from '../shared/runCommand';
import type { Command } from '../shared/runCommand';
import type { Peer } from './convert';
import type { Documents } from './documents';

/** A site that can be built. */
export type Project = {
  folder: string;
  command: Command;
  /** Where the built site is. */
  dist: string;
  /** A folder of documents that pages can be added to. */
  documents: string;
  /** Whether its documents name their address. */
  hasSlug: boolean;
  /** What a cold build must not find. */
  caches: readonly string[];
};

const LAYOUT: Record<
  Peer,
  {
    caches: string[];
    dist: string;
    written: string[];
    documents: string;
    icons: string | null;
    program: [string, string[]];
  }
> = {
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
 */
export async function preparePeer(root: string, peer: Peer, print: (line: string) => void): Promise<Project> {
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

function writeDocuments(folder: string, peer: Peer, { versions, posts }: Documents) {
  const base = peer === 'starlight' ? path.join(folder, 'src/content/docs') : folder;
  const convert = (kept: string[]) => (text: string) => convertPage(readPage(text), peer, kept);
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
