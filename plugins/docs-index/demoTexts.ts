import type { TranslationFile } from '@docusaurus/types';

/** A comment of a Python program that ends its line. */
const comment = /(?<=# )\S.*$/gm;

/** Lists the comments of a program as messages; the keys are their places. */
export function demoTexts(source: string): TranslationFile {
  const texts = [...source.matchAll(comment)].map(([message], index) => [
    `comment.${index + 1}`,
    { message, description: 'Comment in the program on the home page; as short as in English' },
  ]);
  return { path: 'demo', content: Object.fromEntries(texts) as TranslationFile['content'] };
}

/**
 * Puts translated comments into a program.
 *
 * @param files Translated texts: the one of `demoTexts`.
 */
export function translateDemo(source: string, files: readonly TranslationFile[]): string {
  const texts = files.find(({ path }) => path === 'demo')?.content ?? {};
  let index = 0;
  return source.replace(comment, (message) => texts[`comment.${(index += 1)}`]?.message ?? message);
}
