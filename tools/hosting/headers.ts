import { renderPolicy } from '../../shared/build/contentPolicy';
import { hashedFiles } from '../../shared/hosting/hashedFiles';
import { filePolicy, headerOnlyPolicy } from './policy';

/** Header fields by name. */
export type Headers = Readonly<Record<string, string>>;

/** Browsers ignore it over plain HTTP. Two years is what the preload list recommends. */
export const transportSecurity: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Headers of a page. Its content security policy is in the page itself, with the hashes of its scripts, so a host cannot have an outdated one:
 * the header only adds the directives that browsers ignore in a page.
 */
export const pageHeaders: Headers = {
  'Content-Security-Policy': renderPolicy(headerOnlyPolicy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Headers of a file that is not a page. The policy restricts workers, and pictures that are opened on their own. */
export const fileHeaders: Headers = {
  'Content-Security-Policy': renderPolicy(filePolicy),
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Files that other sites may embed, as the source of a regular expression that every host understands: pictures are shown by feed readers
 * and link previews, feeds, inventories and texts are read by other programs.
 */
export const openFiles = String.raw`(?:\.(?:avif|gif|ico|inv|ipynb|jpe?g|md|png|svg|txt|webp|xml|zip)|/feed\.json)$`;

/** For a year, without revalidation. */
export const immutable = 'public, max-age=31536000, immutable';

/** The browser may store it, and revalidates it before each use. */
export const revalidate = 'no-cache';

/** Content types that hosts lack, or have without an encoding: Chinese text would be read as Latin. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css;charset=utf-8',
  html: 'text/html;charset=utf-8',
  ico: 'image/x-icon',
  inv: 'application/octet-stream',
  ipynb: 'application/x-ipynb+json',
  jpg: 'image/jpeg',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  md: 'text/markdown;charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain;charset=utf-8',
  webp: 'image/webp',
  xml: 'application/xml;charset=utf-8',
  zip: 'application/zip',
};

const extensions = Object.keys(contentTypes).filter((extension) => extension !== 'html');

/** Files that are not pages, likewise. */
export const plainFiles = String.raw`\.(?:${extensions.join('|')})$`;

const isPlain = new RegExp(plainFiles);
const isOpen = new RegExp(openFiles);
const isHashed = new RegExp(hashedFiles);

/**
 * Returns the security headers of a path. The path decides, not the type: a 304 response has no type, and its headers replace those that the
 * browser has stored.
 */
export const securityHeaders = (pathname: string): Headers => ({
  ...(isPlain.test(pathname) ? fileHeaders : pageHeaders),
  'Cross-Origin-Resource-Policy': isOpen.test(pathname) ? 'cross-origin' : 'same-origin',
});

/** Returns the Cache-Control of a path: a year for files whose names change with their content; others are revalidated. */
export const cacheControl = (pathname: string): string => (isHashed.test(pathname) ? immutable : revalidate);

/** Returns the Content-Type of a path; null for pages, which have no extension, and for unknown files. */
export const contentType = (pathname: string): string | null =>
  contentTypes[/\.([a-z0-9]+)$/.exec(pathname)?.[1] ?? ''] ?? null;
