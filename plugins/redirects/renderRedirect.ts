import { escapeHtml } from '../../shared/text/escapeHtml';

/**
 * Renders the page that redirects from an old URL. It works without a script, so no content security policy can block
 * it.
 *
 * @param to Path of the new URL.
 */
export function renderRedirect(to: string, origin: string): string {
  const address = escapeHtml(encodeURI(to));
  return [
    '<!doctype html>',
    '<html>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(to)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<link rel="canonical" href="${origin}${address}">`,
    '<meta name="robots" content="noindex">',
    `<a href="${address}">${escapeHtml(to)}</a>`,
    '</html>',
    '',
  ].join('\n');
}
