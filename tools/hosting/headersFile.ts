import { immutable, pageHeaders, transportSecurity, contentTypes, type Headers } from './headers';
import type { HostedSite } from './hostedSite';

/** Folders below `assets` whose files are all hashed, or revalidated by their own rule. */
const hashedFolders = ['js', 'css', 'images'];

const ruleOf = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Formats the file `_headers`, which Netlify and Cloudflare Pages read. Where several rules fit a path both hosts join the values of one
 * header, so no header occurs in two rules that can fit the same path. Both revalidate what has no rule, and neither can tell pages from files
 * without an extension: files get the headers of pages too.
 */
export function formatHeadersFile({ locales, bootFiles }: HostedSite): string {
  const prefixes = ['', ...locales.map((locale) => `/${locale}`)];
  const code: Headers = { 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'same-origin' };
  const rules = [
    ruleOf('/*', { ...pageHeaders, ...transportSecurity }),
    ...prefixes.flatMap((prefix) =>
      hashedFolders.map((folder) =>
        ruleOf(`${prefix}/assets/${folder}/*`, folder === 'images' ? { 'Cache-Control': immutable } : code),
      ),
    ),
    ...bootFiles.map((file) => ruleOf(file, code)),
    // Hosts know the other types.
    ...['inv', 'ipynb', 'md'].map((extension) =>
      ruleOf(`/*.${extension}`, { 'Content-Type': contentTypes[extension] ?? '' }),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** Formats the file `_redirects` of the same hosts, and the 404 pages of the locales, which Netlify takes from here. */
export function formatRedirectsFile({ redirects, locales }: HostedSite): string {
  const lines = [
    ...[...redirects].flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}
