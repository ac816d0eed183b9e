import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'bench-pages';
const SECTIONS = 6;

/**
 * Takes the number of a page; gives the Markdown of a page like any other: headings, paragraphs, a table, code. It stands in no
 * menu, so what the builds and first views gain from it comes from the page being there.
 */
export function generatedPage(number: number, { hasSlug }: { hasSlug: boolean }): string {
  const front = [
    '---',
    `title: Generated page ${number}`,
    `description: Page ${number} of those that the benchmark adds, to see what one more page costs.`,
    ...(hasSlug ? [`slug: /bench-${number}`, `sidebar_position: ${10_000 + number * 10}`] : []),
    '---',
    '',
  ];
  const sections = Array.from({ length: SECTIONS }, (_, index) => [
    `## Part ${index + 1} of page ${number} {#part-${index + 1}}`,
    '',
    `This paragraph has the number ${number}.${index}, so that no two are the same. A field holds numbers of one type in a fixed shape;`,
    `loop ${index} below fills it, and the table says what is in it afterwards. Nothing of this is meant to be read.`,
    '',
    '```text',
    ...Array.from({ length: 12 }, (_line, line) => `cell[${line}, ${index}] = ${number * 31 + line * 7}`),
    '```',
    '',
    '| cell | value |',
    '|---|---|',
    `| first | ${number * 31} |`,
    `| last | ${number * 31 + 77} |`,
    '',
  ]);
  return [...front, ...sections.flat()].join('\n');
}

/**
 * Takes a folder of documents and a count; writes as many generated pages into a folder of their own there.
 */
export function addPages(documents: string, count: number, options: { hasSlug: boolean }) {
  const folder = path.join(documents, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1)
    writeFileSync(path.join(folder, `page-${number}.md`), generatedPage(number, options));
}

/**
 * Takes a folder of documents; removes the generated pages.
 */
export function removePages(documents: string) {
  rmSync(path.join(documents, FOLDER), { recursive: true, force: true });
}
