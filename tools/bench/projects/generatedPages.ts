import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from './project';

const FOLDER = 'bench-pages';
const SECTIONS = 6;

type PageOptions = Pick<Project, 'hasSlug'>;

/**
 * Generates the Markdown of a typical page: headings, paragraphs, a table, code. It is not part of any menu, so whatever it adds to
 * builds and first views is the cost of the page itself.
 */
export function generatedPage(number: number, { hasSlug }: PageOptions): string {
  const front = [
    '---',
    `title: Generated page ${number}`,
    `description: Page ${number} of those that the benchmark adds to find out what one more page costs.`,
    ...(hasSlug ? [`slug: /bench-${number}`, `sidebar_position: ${10_000 + number * 10}`] : []),
    // Our own pages have to say what readers learn; others ignore it.
    `learn: [what page ${number} costs, what it adds to other pages]`,
    '---',
    '',
  ];
  const sections = Array.from({ length: SECTIONS }, (_, index) => [
    `## Part ${index + 1} of page ${number} {#part-${index + 1}}`,
    '',
    `This is paragraph ${number}.${index}, numbered so that no two are alike. A field holds numbers of one type in a fixed shape;`,
    `loop ${index} below fills it, and the table lists its values afterwards. Only the benchmark reads any of this.`,
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

/** Adds generated pages to a folder of documents, in a subfolder of their own. */
export function addPages(documents: string, count: number, options: PageOptions): void {
  const folder = path.join(documents, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1)
    writeFileSync(path.join(folder, `page-${number}.md`), generatedPage(number, options));
}

/** Removes the generated pages from a folder of documents. */
export function removePages(documents: string): void {
  rmSync(path.join(documents, FOLDER), { recursive: true, force: true });
}
