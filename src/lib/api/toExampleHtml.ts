import { escapeHtml } from '../../../shared/text/escapeHtml';

/**
 * Renders the HTML inside `<code>`. Lines have no span: a page with a hundred programs would have thousands of them.
 *
 * @param lines Pairs of token class (or empty) and text.
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
