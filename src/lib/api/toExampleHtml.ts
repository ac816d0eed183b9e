import { escapeHtml } from '../../../shared/text/escapeHtml';

/**
 * Takes lines of [token class or empty, text] pairs; returns the HTML inside `<code>`. Lines have no span: a page with a
 * hundred programs would carry thousands of them.
 */
export const toExampleHtml = (lines: readonly (readonly (readonly [string, string])[])[]): string =>
  lines
    .map((line) =>
      line
        .map(([name, text]) =>
          name === '' ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`,
        )
        .join(''),
    )
    .join('\n');
