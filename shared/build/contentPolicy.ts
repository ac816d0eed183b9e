import { createHash } from 'node:crypto';
import { inlineScripts, inlineStyles } from './inlineElements';

/** A content security policy: the sources of each directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Formats a policy, as short as possible: it is part of every page. */
export const renderPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds the hashes of a page's own inline scripts and style sheets to a policy. */
export function allowInline(directives: Directives, html: string): Directives {
  const withHashes = (name: string, texts: readonly string[]) =>
    texts.length === 0
      ? {}
      : { [name]: [...(directives[name] ?? ["'self'"]), ...new Set(texts.map(hashOf))] };
  return {
    ...directives,
    ...withHashes(
      'script-src',
      inlineScripts(html).map(({ text }) => text),
    ),
    ...withHashes('style-src', inlineStyles(html)),
  };
}

const charset = /<meta charset=[^>]*>/i;

/**
 * Inserts a policy as the first element of a page after its encoding, so that it applies to everything else.
 *
 * @throws When the page does not declare its encoding.
 */
export function insertPolicy(html: string, directives: Directives): string {
  if (!charset.test(html))
    throw new Error('the page declares no encoding. Fix: add a meta charset to its template.');
  const policy = `<meta http-equiv=Content-Security-Policy content="${renderPolicy(directives)}">`;
  return html.replace(charset, (meta) => meta + policy);
}

const policyOfPage = /<meta http-equiv=Content-Security-Policy content="(?<policy>[^"]*)">/;

/** Returns the policy that `insertPolicy` has inserted into a page; null if it has none. */
export const readPolicy = (html: string): string | null => policyOfPage.exec(html)?.groups?.policy ?? null;
