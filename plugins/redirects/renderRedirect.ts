import { insertPolicy, type Directives } from '../../shared/build/contentPolicy';
import { escapeHtml } from '../../shared/text/escapeHtml';

/** What a redirect page needs beyond its two addresses. */
export type RedirectSite = {
  /** Origin of the published site, for the canonical link. */
  readonly origin: string;
  /** URL of the script that `redirectScript` contains. */
  readonly script: string;
  readonly policy: Directives;
};

/**
 * Redirects with the query and the fragment of the old URL, which a meta refresh would drop. The target's own take precedence. A file of
 * its own, because the content security policy allows no inline script.
 */
export const redirectScript = [
  'const to = new URL(document.currentScript.dataset.to, location);',
  'to.search ||= location.search;',
  'to.hash ||= location.hash;',
  'location.replace(to);',
  '',
].join('\n');

/**
 * Renders the page that redirects from an old URL: by script, without scripts by a meta refresh, and if neither works, it has a link.
 *
 * @param to Path of the new URL.
 */
export function renderRedirect(to: string, { origin, script, policy }: RedirectSite): string {
  const address = escapeHtml(encodeURI(to));
  const page = [
    '<!doctype html>',
    '<html>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(to)}</title>`,
    `<script src="${escapeHtml(script)}" data-to="${address}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`,
    `<link rel="canonical" href="${origin}${address}">`,
    '<meta name="robots" content="noindex">',
    `<a href="${address}">${escapeHtml(to)}</a>`,
    '</html>',
    '',
  ].join('\n');
  return insertPolicy(page, policy);
}
