// @ts-check
import { createHash } from 'node:crypto';
import { baseUrlScript } from '../../src/lib/baseUrlScript.mjs';
import { speculationRules } from '../../src/lib/speculationRules.mjs';

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of the site: everything from itself, the star count from GitHub, and two inline elements, named by their
 * hashes: one script and the speculation rules.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${hashOf(baseUrlScript)} ${hashOf(speculationRules)}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' https://api.github.com",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

const PAGE_HEADERS = Object.freeze({
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** A file is no page: what is left is what a worker, or a picture that is opened by itself, could do. */
const FILE_HEADERS = Object.freeze({
  'Content-Security-Policy': "default-src 'self'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});

const FILE = /\.(?:avif|css|gif|ico|inv|jpe?g|js|json|png|svg|txt|webp|xml)$/;

/**
 * Takes the path of a request; gives the headers that keep its answer from doing harm. By path, not by type: an answer 304 has
 * no type, and its headers replace those that the browser has kept.
 * @param {string} pathname
 * @returns {Readonly<Record<string, string>>}
 */
export function securityHeaders(pathname) {
  return FILE.test(pathname) ? FILE_HEADERS : PAGE_HEADERS;
}

const HASHED_ASSET = /\/assets\/.+[.-][\da-f]{6,}\.[a-z\d]+$/;

/**
 * Takes the path of a request; gives its Cache-Control: a year for bundler files, whose names change with their contents,
 * otherwise the browser asks each time.
 * @param {string} pathname
 * @returns {string}
 */
export function cacheControl(pathname) {
  return HASHED_ASSET.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Takes an Accept-Encoding header; gives the encodings of ours that the client accepts, best first.
 * @param {string | string[] | undefined} header
 * @returns {('br' | 'gzip')[]}
 */
export function acceptedEncodings(header = '') {
  const refused = new Set();
  const accepted = new Set();
  for (const part of String(header).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : accepted).add(name);
  }
  return /** @type {const} */ (['br', 'gzip']).filter(
    (name) => !refused.has(name) && (accepted.has(name) || accepted.has('*')),
  );
}

/**
 * Takes a Range header; tells whether it is one plain range of bytes. Others are left out of the request, which HTTP allows.
 * @param {string | undefined} header
 * @returns {boolean}
 */
export function isPlainRange(header = '') {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header);
  if (!match) return false;
  return match[2] === '' || Number(match[1]) <= Number(match[2]);
}
