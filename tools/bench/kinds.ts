import { round } from './statistics';

/** The kinds of files in a first view, in the order of the tables. */
export const KINDS = ['document', 'script', 'style', 'image', 'font', 'data', 'prefetch', 'other'];

export type Kind = (typeof KINDS)[number];

/** One file that came over the wire. */
export type Transfer = {
  /** The path of its address. */
  name: string;
  /** The browser's own word for what asked for it, "Script" say. */
  type: string;
  mimeType: string;
  /** Whether it was asked for ahead of time. */
  isPrefetch: boolean;
  /** Bytes, headers included. */
  wire: number;
  /** Bytes of the compressed body. */
  body: number;
};

export type Bytes = Record<Kind, number>;

const KIND_OF_TYPE: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
  Prefetch: 'prefetch',
};

const KIND_OF_MIME: readonly (readonly [RegExp, Kind])[] = [
  [/javascript/, 'script'],
  [/^text\/css/, 'style'],
  [/^image\//, 'image'],
  [/font/, 'font'],
  [/json/, 'data'],
];

/**
 * Takes a file as the browser saw it; gives its kind. What was asked for ahead of time is "prefetch", whatever it holds.
 * A script that a page preloads has the type "Other" in some browsers: then the file itself says what it is.
 */
export function kindOf({
  type,
  mimeType,
  isPrefetch,
}: Pick<Transfer, 'type' | 'mimeType' | 'isPrefetch'>): Kind {
  if (isPrefetch) return 'prefetch';
  return KIND_OF_TYPE[type] ?? KIND_OF_MIME.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';
}

/**
 * Takes the files of a first view; gives requests, bytes on the wire, and bytes by kind, with headers and without.
 */
export function sumTransfers(transfers: readonly Transfer[]) {
  const byKind = (key: 'wire' | 'body') => {
    const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
    for (const transfer of transfers) sums[kindOf(transfer)] += transfer[key];
    return sums;
  };
  const wire = byKind('wire');
  const total = Object.values(wire).reduce((sum, bytes) => sum + bytes, 0);
  return { requests: transfers.length, total, wire, body: byKind('body') };
}

export type FirstView = ReturnType<typeof sumTransfers>;

/**
 * Takes bytes; gives KiB with one digit after the point.
 */
export function toKiB(bytes: number): number {
  return round(bytes / 1024, 1);
}
