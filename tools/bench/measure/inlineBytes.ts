import { gzipSync } from 'node:zlib';
import { bootScript, inlineScripts, inlineStyles } from '../../../shared/build/inlineElements';

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
  const boot = bootScript(html);
  return {
    script: sizeOf(
      inlineScripts(html)
        .map(({ text }) => text)
        .join('\n'),
    ),
    style: sizeOf(inlineStyles(html).join('\n')),
    boot: boot === undefined ? null : sizeOf(boot),
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
