import { round } from './statistics';

/** The kinds of files in a first view, in the order of the report's columns. */
export const KINDS = ['document', 'script', 'style', 'image', 'font', 'data', 'prefetch', 'other'] as const;

export type Kind = (typeof KINDS)[number];
export type Bytes = Record<Kind, number>;

/** One file that was sent over the network. */
export type Transfer = {
  /** Path of its URL. */
  readonly name: string;
  /** Resource type of the Chrome DevTools Protocol, "Script" for example. */
  readonly type: string;
  readonly mimeType: string;
  readonly isPrefetch: boolean;
  /** Bytes including headers. */
  readonly wire: number;
  /** Bytes of the compressed body. */
  readonly body: number;
};

export type TransferSums = {
  requests: number;
  /** Bytes including headers. */
  total: number;
  /** Bytes by kind, including headers. */
  wire: Bytes;
  /** Bytes by kind, bodies only. */
  body: Bytes;
};

const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
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

const NO_BYTES: Readonly<Bytes> = {
  document: 0,
  script: 0,
  style: 0,
  image: 0,
  font: 0,
  data: 0,
  prefetch: 0,
  other: 0,
};

/**
 * Classifies a file. Prefetched files are "prefetch", whatever they contain. The MIME type decides where the resource type does not:
 * some versions of Chromium report preloaded scripts as "Other".
 */
export function kindOf({
  type,
  mimeType,
  isPrefetch,
}: Pick<Transfer, 'type' | 'mimeType' | 'isPrefetch'>): Kind {
  if (isPrefetch) return 'prefetch';
  return KIND_OF_TYPE[type] ?? KIND_OF_MIME.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';
}

/** Sums up the files of a first view. */
export function sumTransfers(transfers: readonly Transfer[]): TransferSums {
  const byKind = (key: 'wire' | 'body'): Bytes => {
    const sums = { ...NO_BYTES };
    for (const transfer of transfers) sums[kindOf(transfer)] += transfer[key];
    return sums;
  };
  const wire = byKind('wire');
  const total = Object.values(wire).reduce((sum, bytes) => sum + bytes, 0);
  return { requests: transfers.length, total, wire, body: byKind('body') };
}

/** Converts bytes to KiB with one decimal place. */
export function toKiB(bytes: number): number {
  return round(bytes / 1024, 1);
}
