import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from './siteCopy';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = 'docs/basic/field.md';
const menu = 'config/navbar.ts';

const readLines = (file: string): string[] => readFileSync(path.join(root, file), 'utf8').split('\n');
const endOfFrontMatter = readLines(page).indexOf('---', 1);
const menuItem = readLines(menu).findIndex((line) => line.includes("'/acknowledgments'"));

interface Plant {
  readonly what: string;
  readonly file: string;
  /** Index of the line before which the text goes. */
  readonly before: number;
  readonly text: readonly string[];
  /** Which of its lines has the mistake. */
  readonly wrong: number;
  /** What the build says after file and line. */
  readonly report: string;
}

const inText = { file: page, before: endOfFrontMatter + 1, wrong: 1 };

const plants: readonly Plant[] = [
  {
    ...inText,
    what: 'a link to a page that is not there',
    text: ['', 'See [the start](/docs/hello_wrld).'],
    report: 'link to /docs/hello_wrld: there is no such page. Fix: did you mean /docs/hello_world?',
  },
  {
    ...inText,
    what: 'a link to a heading that is not there',
    text: ['', 'See [casts](../type-system/type.md#castz).'],
    report: 'link to ../type-system/type.md#castz: the page has no such heading. Fix: did you mean #casts?',
  },
  {
    ...inText,
    what: 'a link to a Markdown file that is not there, of which Docusaurus only warns',
    text: ['', 'See [types](../type-system/tipe.md).'],
    report:
      'link to ../type-system/tipe.md: there is no such file. Fix: did you mean ../type-system/type.md?',
  },
  {
    what: 'a menu item to a page that is not there',
    file: menu,
    before: menuItem,
    text: ["        { to: '/acknowledgement', label: 'Thanks' },"],
    wrong: 0,
    report: 'there is no such page. Fix: did you mean /acknowledgments?',
  },
  {
    what: 'an unknown front matter key',
    file: page,
    before: endOfFrontMatter,
    text: ['keywrods: [field]'],
    wrong: 0,
    report: 'front matter key "keywrods" is unknown. Fix: did you mean "keywords"?',
  },
  {
    ...inText,
    what: 'a name that the API of the version does not have',
    text: ['', 'Make one with `ti.fielt`.'],
    report: '`ti.fielt`: master has no ti.fielt. Fix: perhaps `ti.field` is meant;',
  },
  {
    what: 'a description of a name that is not there',
    file: 'api/descriptions/python/fields.yaml',
    before: 0,
    text: ['taichi.fielt:', '  text: Nothing.'],
    wrong: 0,
    report: 'taichi.fielt: is in no version. Fix: the nearest name is taichi.field.',
  },
];

/** Lines that name a file and a line in it, each once: a page is compiled for server and browser. The traces of the build's own code name a column, too. */
const reportedLines = (output: string): string[] => [
  ...new Set(
    Array.from(
      output.matchAll(/(?:^| )([\w./-]+\.(?:md|ts|json|ya?ml):\d+: .*)$/gm),
      ([, line = '']) => line,
    ),
  ),
];

describe('a build of the copied site', () => {
  let site: SiteCopy;
  beforeAll(async () => {
    site = await copySite(root);
  });
  afterAll(() => site?.remove());

  // Without this one, a site that is broken anyway would look like a check that fails.
  it('succeeds without a mistake', async () => {
    const { code, output } = await site.buildWith(page, (original) => original);
    expect(code, output).toBe(0);
  });

  it.each(plants)('fails at $what', async ({ file, before, text, wrong, report }) => {
    const { code, output } = await site.buildWith(file, (original) =>
      original
        .split('\n')
        .toSpliced(before, 0, ...text)
        .join('\n'),
    );
    expect(code, output).not.toBe(0);
    const [line = '', ...others] = reportedLines(output);
    expect(line, output).toMatch(new RegExp(`^${file}:${before + wrong + 1}: `));
    expect(line).toContain(report);
    expect(others).toEqual([]);
  });
});
