import { escapeHtml } from '../../shared/text/escapeHtml';

/**
 * Takes the path of the new address and the site's origin; gives the page that stands at the old one. It works without a
 * script, so no policy can stop it.
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
