import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { BuildOptions, Edits, SiteCopy } from './siteCopy';

/** A mistake planted in a site, and how the build reports it. */
export interface Plant {
  readonly what: string;
  readonly file: string;
  /** Text that occurs once in the file; left out, the mistake is appended. */
  readonly from?: string;
  /** Its replacement, with the mistake on its last line. */
  readonly to: string;
  /** Where the report places the mistake: on its line, in its file, or on the pages that show it. */
  readonly place?: 'line' | 'start' | 'file' | 'page';
  /** Part of the report after the place. */
  readonly report: string;
}

function plant(text: string, { file, from, to }: Plant): string {
  if (from === undefined) return text + to;
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`${file}: want "${from}" once, found it ${parts.length - 1} times.`);
  return parts.join(to);
}

function startOfReport(text: string, { file, to, place = 'line' }: Plant): string {
  if (place === 'page') return 'page /';
  if (place === 'file') return `${file}: `;
  const line = place === 'start' ? 1 : text.slice(0, text.indexOf(to) + to.length).split('\n').length;
  return `${file}:${line}: `;
}

const reported = /(?:^|\s)((?:page \/|[\w./-]+\.\w+:)\S* .*Fix: .*)$/gm;

/** Lines of a build's output that name a place and a fix, each once: a page is compiled for server and browser. */
export function reportedLines(output: string): string[] {
  return [...new Set(Array.from(output.matchAll(reported), ([, line = '']) => line))];
}

/** Builds a site with all of the plants in it, and expects that the build fails, reports each of them and nothing else. */
export async function expectReports(
  site: SiteCopy,
  plants: readonly Plant[],
  options?: BuildOptions,
): Promise<void> {
  const texts = new Map<string, string>();
  for (const item of plants) {
    const text = texts.get(item.file) ?? (await readFile(site.pathOf(item.file), 'utf8'));
    texts.set(item.file, plant(text, item));
  }
  const edits: Edits = Object.fromEntries([...texts].map(([file, text]) => [file, () => text]));
  const { code, output } = await site.buildWith(edits, options);
  expect(code, output).not.toBe(0);
  const reports = reportedLines(output);
  const found = plants.map((item) => {
    const start = startOfReport(texts.get(item.file) ?? '', item);
    return (
      reports.find((line) => line.startsWith(start) && line.includes(item.report)) ?? `missing: ${start}`
    );
  });
  expect([...found].sort(), output).toEqual([...reports].sort());
}
