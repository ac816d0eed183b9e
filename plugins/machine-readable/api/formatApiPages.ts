import { breadcrumbList } from './breadcrumbList';
import { formatChanges, formatKind } from './formatChanges';
import { formatEntry, formatRemoved, type EntryWriting } from './formatEntry';
import { escapeText, formatLink, formatText } from './formatText';
import type { VersionApi } from './readApi';
import type { ApiChangeGroup, ApiSection } from './schema';

/** A page of the reference in Markdown. */
export type ApiPage = {
  /** Path with the base URL. */
  readonly permalink: string;
  readonly title: string;
  /** What the page is about, in one line. */
  readonly description: string;
  readonly text: string;
  /** `BreadcrumbList` of the page; the index has none. */
  readonly breadcrumbs?: string;
};

type Input = { readonly api: VersionApi; readonly writing: EntryWriting };

const compose = (parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/** One line below the title: the page, and the release that it documents. */
const origin = (permalink: string, { api, writing }: Input): string =>
  `<${writing.toUrl(permalink)}> · Taichi ${api.version.tag.replace(/^v/, '')}`;

/** The trail to a page below the index. */
function trail(permalink: string, above: ApiSection['breadcrumbs'], title: string, { api, writing }: Input) {
  const { toUrl, words } = writing;
  const modules = above.flatMap(({ title: name, path }) =>
    path === undefined ? [] : { title: name, url: toUrl(path) },
  );
  const index = { title: words.page('api.title'), url: toUrl(api.root.permalink) };
  return breadcrumbList([index, ...modules, { title, url: toUrl(permalink) }]);
}

function formatObject(permalink: string, section: ApiSection, input: Input): ApiPage {
  const { title, symbols, breadcrumbs } = section;
  const { writing } = input;
  const [symbol] = symbols;
  if (!symbol) throw new Error(`${permalink}: the page of an object has no object.`);
  const [heading = '', ...rest] = formatEntry(symbol, 1, writing).split('\n\n');
  return {
    permalink,
    title,
    description: formatText(symbol.text, writing.toUrl),
    breadcrumbs: trail(permalink, breadcrumbs, title, input),
    text: compose([heading, origin(permalink, input), rest.join('\n\n')]),
  };
}

function formatModule(permalink: string, section: ApiSection, input: Input): ApiPage {
  const { writing } = input;
  const { words, toUrl } = writing;
  const { module, title, text, symbols, removed, subsections } = section;
  const description =
    formatText(text, toUrl) ||
    words.page('api.section.description', { module, version: input.api.version.versionLabel });
  const modules = subsections.map(
    (inner) => `- [${inner.title}](${toUrl(inner.path)}): ${formatText(inner.text, toUrl)}`,
  );
  return {
    permalink,
    title,
    description,
    breadcrumbs: trail(permalink, section.breadcrumbs, title, input),
    text: compose([
      `# ${escapeText(module)}`,
      description,
      origin(permalink, input),
      ...(modules.length > 0 ? [`## ${words.page('api.modules')}`, modules.join('\n')] : []),
      ...(symbols.length + removed.length === 0 ? [words.page('api.empty')] : []),
      ...symbols.map((symbol) => formatEntry(symbol, 2, writing)),
      ...removed.map((entry) => formatRemoved(entry, 2, writing)),
    ]),
  };
}

function formatRoot(input: Input): ApiPage {
  const { api, writing } = input;
  const { words, toUrl } = writing;
  const { permalink, data } = api.root;
  const title = words.page('api.title');
  const description = words.page('api.description', { version: api.version.versionLabel });
  const sections = data.sections.flatMap(({ name, path, symbols }) => {
    const names = symbols.map(([symbol]) => {
      const id = `${name}.${symbol}`;
      return formatLink({ name: symbol, href: `${path}#${id}` }, toUrl);
    });
    return [`## [${name}](${toUrl(path)})`, names.length > 0 ? names.join(', ') : words.page('api.empty')];
  });
  const changes = `[${words.page('api.changes.title')}](${toUrl(api.changes.permalink)})`;
  return {
    permalink,
    title,
    description,
    text: compose([`# ${title}`, description, origin(permalink, input), changes, ...sections]),
  };
}

function formatGroup({ title, path, entries }: ApiChangeGroup, writing: EntryWriting): string[] {
  const { words, toUrl } = writing;
  const rows = entries.map(({ name, href, kind, changes, instead = [] }) => {
    const texts = [formatChanges(changes, writing), formatText(instead, toUrl)].filter(Boolean).join(' ');
    const shown = href === undefined ? `\`${name}\`` : formatLink({ name, href }, toUrl);
    return `- ${shown} (${formatKind(kind, words)})${texts === '' ? '' : `: ${texts}`}`;
  });
  return [`### ${path === undefined ? title : `[${title}](${toUrl(path)})`}`, rows.join('\n')];
}

function formatChangesPage(input: Input): ApiPage {
  const { api, writing } = input;
  const { words } = writing;
  const { permalink, data } = api.changes;
  const { versionLabel } = api.version;
  const title = words.page('api.changes.title');
  const description =
    data.since === undefined
      ? words.page('api.changes.oldest', { version: versionLabel })
      : words.page('api.changes.description', { since: data.since, version: versionLabel });
  const parts = (['removed', 'deprecated', 'changed', 'added'] as const).filter(
    (part) => data[part].length > 0,
  );
  return {
    permalink,
    title,
    description,
    breadcrumbs: trail(permalink, [], title, input),
    text: compose([
      `# ${title}`,
      description,
      origin(permalink, input),
      ...(data.since !== undefined && parts.length === 0 ? [words.page('api.changes.none')] : []),
      ...parts.flatMap((part) => [
        `## ${words.page(`api.changes.${part}`)}`,
        ...data[part].flatMap((group) => formatGroup(group, writing)),
      ]),
    ]),
  };
}

/** Formats all pages of one version of the reference, in reading order. */
export const formatApiPages = (input: Input): ApiPage[] => [
  formatRoot(input),
  formatChangesPage(input),
  ...input.api.sections.map(({ permalink, data }) =>
    data.isObject ? formatObject(permalink, data, input) : formatModule(permalink, data, input),
  ),
];
