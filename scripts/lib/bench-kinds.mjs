// @ts-check
import { round } from './bench-statistics.mjs';

/** The kinds of files in a first view, in the order of the tables. */
export const KINDS = /** @type {const} */ ([
  'document',
  'script',
  'style',
  'image',
  'font',
  'data',
  'prefetch',
  'other',
]);

/** @typedef {typeof KINDS[number]} Kind */

/**
 * @typedef {object} Transfer One file that came over the wire.
 * @property {string} name The path of its address.
 * @property {string} type The browser's own word for what asked for it, "Script" say.
 * @property {string} mimeType
 * @property {boolean} isPrefetch Whether it was asked for ahead of time.
 * @property {number} wire Bytes, headers included.
 * @property {number} body Bytes of the compressed body.
 */

/** @typedef {Record<Kind, number>} Bytes */

/** @type {Record<string, Kind>} */
const KIND_OF_TYPE = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
  Prefetch: 'prefetch',
};

/** @type {readonly (readonly [RegExp, Kind])[]} */
const KIND_OF_MIME = [
  [/javascript/, 'script'],
  [/^text\/css/, 'style'],
  [/^image\//, 'image'],
  [/font/, 'font'],
  [/json/, 'data'],
];

/**
 * Takes a file as the browser saw it; gives its kind. What was asked for ahead of time is "prefetch", whatever it holds.
 * A script that a page preloads has the type "Other" in some browsers: then the file itself says what it is.
 * @param {Pick<Transfer, 'type' | 'mimeType' | 'isPrefetch'>} transfer
 * @returns {Kind}
 */
export function kindOf({ type, mimeType, isPrefetch }) {
  if (isPrefetch) return 'prefetch';
  return KIND_OF_TYPE[type] ?? KIND_OF_MIME.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other';
}

/**
 * Takes the files of a first view; gives requests, bytes on the wire, and bytes by kind, with headers and without.
 * @param {readonly Transfer[]} transfers
 */
export function sumTransfers(transfers) {
  /** @param {'wire' | 'body'} key */
  const byKind = (key) => {
    const sums = /** @type {Bytes} */ (Object.fromEntries(KINDS.map((kind) => [kind, 0])));
    for (const transfer of transfers) sums[kindOf(transfer)] += transfer[key];
    return sums;
  };
  const wire = byKind('wire');
  const total = Object.values(wire).reduce((sum, bytes) => sum + bytes, 0);
  return { requests: transfers.length, total, wire, body: byKind('body') };
}

/** @typedef {ReturnType<typeof sumTransfers>} FirstView */

/**
 * Takes bytes; gives KiB with one digit after the point.
 * @param {number} bytes
 * @returns {number}
 */
export function toKiB(bytes) {
  return round(bytes / 1024, 1);
}
