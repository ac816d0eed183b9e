/** A file as the page names it, and its content. */
export type InlineFile = { readonly address: string; readonly content: string };

/**
 * Replaces the link to a style sheet and the address of a script by their contents, so that nothing has to arrive after the page before it is
 * painted. The script keeps its other attributes.
 *
 * @throws When the page does not name each of them once, or when a content would end its element.
 */
export function inlineFiles(html: string, { sheet, script }: Record<'sheet' | 'script', InlineFile>): string {
  const css = refuse(sheet, /<\/style/i);
  const code = refuse(script, /<\/script|<!--/i);
  const withSheet = replaceOnce(html, /<link\b[^>]*>/g, sheet.address, (tag) =>
    /\srel="?stylesheet["\s>]/.test(tag) && valueOf(tag, 'href') === sheet.address
      ? `<style>${css}</style>`
      : undefined,
  );
  return replaceOnce(withSheet, /<script\b[^>]*>/g, script.address, (tag) =>
    valueOf(tag, 'src') === script.address ? tag.replace(/\ssrc=[^\s>]+/, '') + code : undefined,
  );
}

/** Returns the value of an attribute in the source of a tag. */
function valueOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag);
  return found?.[1] ?? found?.[2];
}

function refuse({ address, content }: InlineFile, end: RegExp): string {
  const [found] = end.exec(content) ?? [];
  if (found === undefined) return content;
  throw new Error(`${address} contains ${found}, which would end its element. Fix: write it with an escape.`);
}

/** Replaces the one tag for which `replace` returns a text. */
function replaceOnce(
  html: string,
  tags: RegExp,
  address: string,
  replace: (tag: string) => string | undefined,
): string {
  let count = 0;
  const replaced = html.replace(tags, (tag) => {
    const text = replace(tag);
    if (text !== undefined) count += 1;
    return text ?? tag;
  });
  if (count === 1) return replaced;
  throw new Error(
    `the page names ${address} ${count} times, not once. Fix: adapt plugins/first-view/inlineFiles.ts to its HTML.`,
  );
}
