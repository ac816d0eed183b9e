import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { apiFolderOf } from '../../config/versions';
import { formatPath } from '../../shared/docs/formatPath';
import type { Alternate } from './addAlternates';
import { toFile, toUrl, type Place } from './addresses';
import { formatApiPages, type ApiPage } from './api/formatApiPages';
import type { EntryWriting } from './api/formatEntry';
import type { VersionApi } from './api/readApi';
import { readC } from './api/readC';
import { toApiData } from './api/toApiData';
import { formatLlms, type Section } from './llms/formatLlms';
import { listDocs } from './llms/listDocs';
import { formatPage } from './markdown/formatPage';
import { hasProgram } from './notebook/toCells';
import { formatNotebook, toNotebook } from './notebook/toNotebook';
import type { Options, VersionOptions } from './options';
import type { CleanPage } from './types';
import type { Words } from './words';

/** What the files of a locale are made of. */
export type Site = {
  readonly title: string;
  readonly siteDir: string;
  readonly place: Place;
  readonly locale: string;
  readonly words: Words;
  readonly options: Options;
  readonly pages: readonly CleanPage[];
  readonly docs: LoadedContent;
  readonly blogs: readonly BlogContent[];
  readonly apis: readonly VersionApi[];
};

/** Files by their path in the folder of the locale, and the formats of each page by its path with the base URL. */
export type Plan = {
  readonly files: ReadonlyMap<string, string>;
  readonly alternates: ReadonlyMap<string, readonly Alternate[]>;
  /** JSON-LD of API pages, by path with the base URL. */
  readonly breadcrumbs: ReadonlyMap<string, string>;
};

const markdownType = 'text/markdown';
const notebookType = 'application/x-ipynb+json';

const bareRelease = ({ release }: VersionOptions): string => release.slice(1);

/** Creates what texts of a version's reference are written with. */
function createWriting({ place, words, options }: Site, label: string): EntryWriting {
  return {
    words,
    label,
    toUrl: (target) => (/^[a-z]+:/.test(target) ? target : toUrl(place, target)),
    releaseOf: (name) =>
      options.versions.find((version) => version.label === name)?.release.replace(/^v(\d+\.\d+)\..*/, '$1') ??
      name,
  };
}

/** Folder of a version's lists: the top of the site for the last release. */
const listFolder = ({ path: version }: VersionOptions): string => (version === '' ? '' : `docs/${version}/`);

/** Lists the sections of a version's `llms.txt`: documentation, reference, posts, and what else there is. */
function listSections(site: Site, version: VersionOptions, apiPages: readonly ApiPage[]): Section[] {
  const { place, words, options, docs, blogs, pages } = site;
  const byPath = new Map(pages.map((page) => [page.permalink, page]));
  const markdown = (permalink: string) => toUrl(place, formatPath(permalink, 'md'));
  const toEntry = (permalink: string) => {
    const page = byPath.get(permalink);
    return { title: page?.title ?? permalink, url: markdown(permalink), note: page?.description };
  };
  const loaded = docs.loadedVersions.find(({ versionName }) => versionName === version.name);
  const groups = loaded ? listDocs(loaded, loaded.label) : [];
  const own = (file: string) => toUrl(place, `${place.baseUrl}${file}`);
  return [
    ...groups.map(({ title, permalinks }) => ({ title, entries: permalinks.map(toEntry) })),
    {
      title: words.page('api.title'),
      entries: apiPages.map(({ permalink, title, description }) => ({
        title,
        url: markdown(permalink),
        note: description,
      })),
    },
    // Posts belong to no version: they are listed once.
    ...(version.path === ''
      ? blogs.map(({ blogTitle, blogPosts }) => ({
          title: blogTitle,
          entries: blogPosts.map(({ metadata }) => toEntry(metadata.permalink)),
        }))
      : []),
    {
      // The format's own name for what may be skipped, in any language.
      title: 'Optional',
      entries: [
        { title: words.own('full'), url: own(`${listFolder(version)}llms-full.txt`) },
        ...(apiPages.length > 0
          ? [{ title: words.own('data'), url: own(`data/api/${apiFolderOf(version)}.json`) }]
          : []),
        ...options.versions
          .filter(({ name }) => name !== version.name)
          .map((other) => ({
            title: words.own('other', { version: other.label }),
            url: own(`${listFolder(other)}llms.txt`),
          })),
      ],
    },
  ];
}

/** Plans the files of one version: its reference, the lists of its pages. */
function planVersion(site: Site, version: VersionOptions, markdownOf: (page: CleanPage) => string) {
  const { title, siteDir, place, locale, words, pages, docs } = site;
  const files = new Map<string, string>();
  const api = site.apis.find((one) => one.version.versionName === version.name);
  const writing = createWriting(site, version.label);
  const apiPages = api ? formatApiPages({ api, writing }) : [];
  for (const page of apiPages) files.set(toFile(place, formatPath(page.permalink, 'md')), page.text);
  const docsPath = docs.loadedVersions.find(({ versionName }) => versionName === version.name)?.path ?? '';
  if (api) {
    const c = readC(path.join(siteDir, 'api', apiFolderOf(version)), (slug) =>
      toUrl(place, `${docsPath.replace(/\/$/, '')}/${slug}`),
    );
    const data = toApiData({ api, c, locale, writing });
    files.set(`data/api/${apiFolderOf(version)}.json`, `${JSON.stringify(data)}\n`);
  }
  const index = {
    title: `${title} ${version.label}`,
    summary: words.own('summary'),
    text: words.own('llms'),
    sections: listSections(site, version, apiPages),
  };
  const docsPages = pages.filter(({ kind, list }) => kind === 'docs' && list === version.name);
  const order = new Map(
    index.sections.flatMap(({ entries }) => entries.map(({ url }) => url)).map((url, at) => [url, at]),
  );
  const rank = ({ permalink }: CleanPage) => order.get(toUrl(place, formatPath(permalink, 'md'))) ?? Infinity;
  const full = [
    `# ${index.title}\n\n> ${index.summary}\n`,
    ...docsPages.toSorted((a, b) => rank(a) - rank(b)).map(markdownOf),
    ...apiPages.map(({ text }) => text),
  ];
  files.set(`${listFolder(version)}llms.txt`, formatLlms(index));
  files.set(`${listFolder(version)}llms-full.txt`, full.join('\n'));
  return { files, apiPages };
}

/** Plans all files of a locale. */
export function planFiles(site: Site): Plan {
  const { place, words, locale, options, pages } = site;
  const files = new Map<string, string>();
  const alternates = new Map<string, Alternate[]>();
  const breadcrumbs = new Map<string, string>();
  const texts = new Map<CleanPage, string>();
  const addPage = (permalink: string, hasNotebook: boolean): void => {
    alternates.set(permalink, [
      { type: markdownType, path: formatPath(permalink, 'md') },
      ...(hasNotebook ? [{ type: notebookType, path: formatPath(permalink, 'ipynb') }] : []),
    ]);
  };
  for (const page of pages) {
    const version = options.versions.find(({ name }) => name === page.version);
    if (!version)
      throw new Error(`machine-readable: no version ${page.version}. Fix: add it to the options.`);
    const release = bareRelease(version);
    const hasNotebook = page.kind === 'docs' && hasProgram(page.blocks);
    const text = formatPage(page, { place, words, release, hasNotebook });
    texts.set(page, text);
    files.set(toFile(place, formatPath(page.permalink, 'md')), text);
    if (hasNotebook) {
      const notebook = toNotebook(page, { place, words, release, locale });
      files.set(toFile(place, formatPath(page.permalink, 'ipynb')), formatNotebook(notebook));
    }
    addPage(page.permalink, hasNotebook);
  }
  for (const version of options.versions) {
    const planned = planVersion(site, version, (page) => texts.get(page) ?? '');
    for (const [file, text] of planned.files) files.set(file, text);
    for (const { permalink, breadcrumbs: data } of planned.apiPages) {
      addPage(permalink, false);
      if (data !== undefined) breadcrumbs.set(permalink, data);
    }
  }
  return { files, alternates, breadcrumbs };
}
