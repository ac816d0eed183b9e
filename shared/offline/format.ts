/** Raised when a list or an index of another build can no longer be read. */
export const offlineFormat = 1;

/** Path of the worker below the base URL of the site. Without a hash: a worker is updated under its own name. */
export const workerFile = 'offline-worker.js';

/** Folder of the lists below the base URL of a locale; that of the site also has the index. */
export const offlineFolder = 'assets/offline';

/** Path of the index below the base URL of the site. */
export const indexFile = `${offlineFolder}/index.json`;

/** A file of a set: its path on the server, the first 16 digits of its SHA-256, its bytes. */
export type OfflineFile = readonly [path: string, hash: string, bytes: number];

/**
 * All files of a set. A file comes after those that it needs: files with a hash in their name first, pages last, so an update that
 * breaks off leaves no page without its files.
 */
export type OfflineList = {
  readonly format: typeof offlineFormat;
  /** Hash of the files. */
  readonly revision: string;
  readonly files: readonly OfflineFile[];
};

/** A version of the documentation in one language, as the index describes it. */
export type OfflineSet = {
  readonly locale: string;
  /** Label of the version. */
  readonly version: string;
  /** Base URL of the locale. */
  readonly home: string;
  /** Path of the first page to read. */
  readonly start: string;
  /** Path of the list of files. */
  readonly list: string;
  /** That of the list. */
  readonly revision: string;
  /** Number of files. */
  readonly count: number;
  /** Bytes that the files take. */
  readonly bytes: number;
  /** Bytes that go over the wire, with gzip. */
  readonly download: number;
  /** The same as a zip that opens from a folder, if the build has made it. */
  readonly bundle?: { readonly path: string; readonly bytes: number };
};

/** The sets that a site offers. */
export type OfflineIndex = { readonly format: typeof offlineFormat; readonly sets: readonly OfflineSet[] };

/** Name of a set, unique on a site. */
export const idOf = ({ locale, version }: Pick<OfflineSet, 'locale' | 'version'>): string =>
  `${locale}/${version}`;

/** Path of a page without the slash or `index.html` at its end: hosts answer all spellings alike. */
export const plainPath = (pathname: string): string => pathname.replace(/\/(?:index\.html)?$/, '') || '/';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a path of the site: what is stored or served may be damaged, and must lead nowhere else. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether a value describes a set. */
export const isSet = (value: unknown): value is OfflineSet =>
  isObject(value) &&
  [value.locale, value.version, value.revision].every(isText) &&
  [value.home, value.start, value.list].every(isSitePath) &&
  [value.count, value.bytes, value.download].every(isCount) &&
  (value.bundle === undefined ||
    (isObject(value.bundle) && isSitePath(value.bundle.path) && isCount(value.bundle.bytes)));

/** Whether a value is the list of files of a set. */
export const isFileList = (value: unknown): value is readonly OfflineFile[] =>
  Array.isArray(value) &&
  value.every(
    (file: unknown) => Array.isArray(file) && isSitePath(file[0]) && isText(file[1]) && isCount(file[2]),
  );

/** Reads a parsed index; null if it is of another format or damaged. */
export const readIndex = (value: unknown): OfflineIndex | null =>
  isObject(value) &&
  value.format === offlineFormat &&
  Array.isArray(value.sets) &&
  value.sets.every((set) => isSet(set))
    ? (value as OfflineIndex)
    : null;

/** Reads a parsed list; null if it is of another format or damaged. */
export const readList = (value: unknown): OfflineList | null =>
  isObject(value) && value.format === offlineFormat && isText(value.revision) && isFileList(value.files)
    ? (value as OfflineList)
    : null;
