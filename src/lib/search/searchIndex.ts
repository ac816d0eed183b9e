/** The parts of the site that a reader can restrict a search to. All but `pages` are the first segment of a path. */
export const sections = ['docs', 'api', 'blog', 'newsletter', 'user-stories', 'pages'] as const;

export type Section = (typeof sections)[number];

/** One page of the site. */
export type SearchRecord = {
  /** Path with the base URL. */
  url: string;
  title: string;
  section: Section;
  /** Label of the version that the page documents, or null for pages without versions. */
  version: string | null;
  /** The h2 and h3 headings in order; `id` is empty where a heading has none. */
  headings: { id: string; text: string }[];
  /** The first sentences of the page. */
  text: string;
};

/** What `plugins/search-index` writes for one locale, and the embedded client reads. */
export type SearchIndex = {
  format: typeof indexFormat;
  /** Label of the version that paths without a version show. */
  currentVersion: string;
  records: SearchRecord[];
};

/** Raised with every change of the shape, so that an old file in a cache counts as damaged and not as empty. */
export const indexFormat = 1;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isHeading = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && typeof value.text === 'string';

function isRecord(value: unknown): value is SearchRecord {
  return (
    isObject(value) &&
    typeof value.url === 'string' &&
    // A path of this site and nothing else: what a hit leads to must not be a script or another host.
    /^\/(?!\/)/.test(value.url) &&
    typeof value.title === 'string' &&
    sections.some((section) => section === value.section) &&
    (value.version === null || typeof value.version === 'string') &&
    Array.isArray(value.headings) &&
    value.headings.every(isHeading) &&
    typeof value.text === 'string'
  );
}

/** Takes parsed JSON, returns it as an index; throws an Error that names the first part that is wrong. */
export function parseSearchIndex(value: unknown): SearchIndex {
  if (!isObject(value)) throw new Error('The search index is no object. Fix: build the site again.');
  const { format, currentVersion, records } = value;
  if (format !== indexFormat) {
    throw new Error(
      `The search index has format ${String(format)}, not ${indexFormat}. Fix: build the site again.`,
    );
  }
  if (typeof currentVersion !== 'string' || !Array.isArray(records)) {
    throw new Error('The search index lacks currentVersion or records. Fix: build the site again.');
  }
  const wrong = records.findIndex((record) => !isRecord(record));
  if (wrong >= 0)
    throw new Error(`Record ${wrong} of the search index is damaged. Fix: build the site again.`);
  return { format: indexFormat, currentVersion, records: records as SearchRecord[] };
}
