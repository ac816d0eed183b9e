import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localProgram } from '../../shared/runCommand';
import type { PeerId } from '../sites/site';
import { convertPage, readPage } from './convertPage';
import { copyDocuments, listDocuments, type Documents, type Version } from './documents';
import { installTemplate } from './installTemplate';
import { PEER_FILES, versionFolder } from './peerConfigs';
import { peerTemplate } from './peerPackages';
import type { Project } from './project';

/** The layout of a peer's project; paths are relative to its folder. */
type Layout = {
  readonly package: string;
  readonly program: string;
  readonly dist: string;
  readonly caches: readonly string[];
  /** Where the favicon goes; null where stock pages do not refer to one. */
  readonly staticFolder: string | null;
  /** Folders that are generated, besides those of the versions. */
  readonly generated: readonly string[];
  /** Where documents are. */
  readonly content: string;
};

const LAYOUTS: Readonly<Record<PeerId, Layout>> = {
  docusaurus: {
    package: '@docusaurus/core',
    program: 'docusaurus',
    dist: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    staticFolder: 'static',
    generated: ['versioned_docs', 'versioned_sidebars', 'blog', 'src'],
    content: '.',
  },
  starlight: {
    package: 'astro',
    program: 'astro',
    dist: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    staticFolder: 'public',
    generated: ['src'],
    content: 'src/content/docs',
  },
  vitepress: {
    package: 'vitepress',
    program: 'vitepress',
    dist: '.vitepress/dist',
    caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    staticFolder: null,
    generated: ['.vitepress', 'blog'],
    content: '.',
  },
};

/**
 * Installs a peer and generates its site from our documents.
 * @param root Absolute path of the repository.
 * @throws When npm fails, or when a document cannot be read.
 */
export async function preparePeer(
  root: string,
  peer: PeerId,
  print: (line: string) => void,
): Promise<Project> {
  const folder = path.join(root, '.cache/bench/peers', peer);
  const layout = LAYOUTS[peer];
  await installTemplate(peerTemplate(root, peer), folder, print);

  const documents = listDocuments(root);
  const { versions } = documents;
  const folderOf = (version: Version) =>
    path.join(
      folder,
      layout.content,
      peer === 'docusaurus' ? docusaurusFolder(version) : versionFolder(versions, version),
    );
  for (const generated of [
    ...layout.generated.map((name) => path.join(folder, name)),
    ...versions.map(folderOf),
  ])
    rmSync(generated, { recursive: true, force: true });
  writeDocuments(documents, peer, folderOf, path.join(folder, layout.content, 'blog'));
  if (layout.staticFolder !== null)
    cpSync(path.join(root, 'static/img/favicon.svg'), path.join(folder, layout.staticFolder, 'favicon.svg'));
  for (const [name, text] of Object.entries(PEER_FILES[peer](versions))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return {
    folder,
    command: localProgram(folder, layout.package, ['build'], layout.program),
    dist: path.join(folder, layout.dist),
    documents: folderOf(versions[0]),
    hasSlug: peer === 'docusaurus',
    caches: layout.caches,
  };
}

function docusaurusFolder({ name, isReleased }: Version): string {
  return isReleased ? `versioned_docs/version-${name}` : 'docs';
}

function writeDocuments(
  { versions, posts }: Documents,
  peer: PeerId,
  folderOf: (version: Version) => string,
  blog: string,
) {
  const convert = (fields: readonly string[]) => (text: string) =>
    convertPage(readPage(text), peer, peer === 'docusaurus' ? fields : []);
  for (const version of versions)
    copyDocuments(version.folder, folderOf(version), convert(['slug', 'sidebar_position']));
  for (const post of posts) copyDocuments(post.folder, path.join(blog, post.slug), convert(['slug', 'date']));
}
