const explicitId = /\s*\{#([^}]+)\}\s*$/;

/** Takes a heading as written, without its hashes; returns its text without Markdown, badges and id. */
export function plainHeading(written: string): string {
  return written
    .replace(explicitId, '')
    .replace(/\s*:[a-z]+\[[^\]]*\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\w)([*_]{1,3})(\S(?:.*?\S)?)\1(?!\w)/g, '$2')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}

/** Takes a heading as written, without its hashes; returns its id: the one it names, or the one Docusaurus makes of its text. */
export function slugOf(written: string): string {
  return (
    explicitId.exec(written)?.[1] ??
    plainHeading(written)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
  );
}
