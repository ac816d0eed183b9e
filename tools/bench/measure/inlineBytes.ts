import { gzipSync } from 'node:zlib';

/** Bytes of gzip that are part of a document. */
export type InlineBytes = {
  /** All inline scripts. */
  script: number;
  /** All inline style sheets. */
  style: number;
  /** The script that starts the app; null on sites without one. */
  boot: number | null;
};

const sizeOf = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** Measures the scripts and style sheets in a document. Blocks of structured data are none. */
export function inlineBytes(html: string): InlineBytes {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g)].flatMap(
    ({ groups: { attributes = '', text = '' } = {} }) =>
      /\bsrc=|ld\+json/.test(attributes) ? [] : [{ attributes, text }],
  );
  const styles = [...html.matchAll(/<style[^>]*>(?<text>[^]*?)<\/style>/g)].map(
    ({ groups: { text = '' } = {} }) => text,
  );
  const boot = scripts.find(({ attributes }) => attributes.includes('data-app='));
  return {
    script: sizeOf(scripts.map(({ text }) => text).join('\n')),
    style: sizeOf(styles.join('\n')),
    boot: boot ? sizeOf(boot.text) : null,
  };
}

/**
 * Fetches a document and measures what is part of it.
 * @throws When it is not served.
 */
export async function fetchInlineBytes(url: string): Promise<InlineBytes> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
  return inlineBytes(await response.text());
}
