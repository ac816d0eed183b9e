import { lookup } from 'mrmime';
import { readServices } from '../../config/services';
import { contentSecurityPolicy } from './securityPolicy';

const PAGE_HEADERS = Object.freeze({
  'Content-Security-Policy': contentSecurityPolicy(readServices(process.env)),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** For files that are not pages: what matters there is what a worker, or a picture opened on its own, could do. */
const FILE_HEADERS = Object.freeze({
  'Content-Security-Policy': "default-src 'self'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});

const FILE = /\.(?:avif|css|gif|ico|inv|jpe?g|js|json|png|svg|txt|webp|xml)$/;

/**
 * Returns the security headers for the path of a request. The path decides, not the type: an answer 304 has no type, and its headers replace
 * those that the browser has stored.
 */
export function securityHeaders(pathname: string): Readonly<Record<string, string>> {
  return FILE.test(pathname) ? FILE_HEADERS : PAGE_HEADERS;
}

const HASHED_ASSET = /\/assets\/.+[.-][\da-f]{6,}\.[a-z\d]+$/;

/** Returns the Cache-Control of a path: a year for bundled files, whose names change with their content; others are revalidated. */
export function cacheControl(pathname: string): string {
  return HASHED_ASSET.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Returns the Content-Type of a text file with its charset, without which browsers read Chinese scripts as Latin; null for other files. */
export function textType(pathname: string): string | null {
  const type = lookup(pathname);
  return type?.startsWith('text/') ? `${type};charset=utf-8` : null;
}
