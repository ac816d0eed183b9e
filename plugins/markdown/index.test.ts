import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { runSync } from '@mdx-js/mdx';
import { createElement, Fragment, type ComponentType, type PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { codeFrames } from './codeFrames';
import { hashBlock, type ExampleReport } from '../../shared/build/exampleReport';
import { markdownConfig } from '../../tests/fixtures/markdownConfig';
import {
  beforeDefaultRehypePlugins,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from './index';
import { createProofRecorders } from './proofRecorder';
import { testedReleases } from './testedReleases';

const formats = ['md', 'mdx'] as const;
const folder = mkdtempSync(path.join(tmpdir(), 'markdown-'));
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
writeFileSync(path.join(folder, 'a.png'), Buffer.from(png, 'base64'));
writeFileSync(path.join(folder, 'c.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
vi.stubGlobal('require', (request: string) => ({
  default: request.startsWith('!!') ? request : `/built/${path.basename(request)}`,
}));
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

type Props = PropsWithChildren<Record<string, unknown>>;

/** Renders the props that reach a component: its name and its props as JSON. */
const standIn =
  (name: string): ComponentType<Props> =>
  ({ children, ...props }) =>
    createElement('x-element', { name, props: JSON.stringify(props) }, children);

const names = [
  ...['codeframe', 'lanekey', 'tabset', 'tabpane', 'versionbadge', 'tablewrap', 'admonition'],
  ...['testedreleases', 'skipreasons', 'diagram', 'glossaryterm'],
];
const components = {
  ...Object.fromEntries(names.map((name) => [name, standIn(name)])),
  img: (props: Props) => createElement('img', { ...props, 'data-mapped': '' }),
};

interface Place {
  /** Path of the page below the folder. */
  readonly file?: string;
  readonly frontMatter?: Record<string, string>;
  readonly report?: ExampleReport | null;
}

async function compile(source: string, format: 'md' | 'mdx', place: Place = {}): Promise<string> {
  const readReport = () => place.report ?? null;
  const openRecorder = createProofRecorders(folder, readReport);
  const options = {
    admonitions: true,
    beforeDefaultRemarkPlugins: beforeDefaultRemarkPlugins.map((plugin) => {
      if (plugin === codeFrames) return [codeFrames, { openRecorder }];
      return plugin === testedReleases ? [testedReleases, { readReport }] : plugin;
    }),
    remarkPlugins,
    beforeDefaultRehypePlugins,
    rehypePlugins,
    outputFormat: 'function-body',
    staticDirs: [folder],
    siteDir: folder,
    markdownConfig,
  } as unknown as Parameters<typeof createProcessorUncached>[0]['options'];
  const processor = await createProcessorUncached({ options, format });
  const filePath = path.join(folder, place.file ?? `page.${format}`);
  const page = await processor.process({
    content: source,
    filePath,
    frontMatter: place.frontMatter ?? {},
    compilerName: 'client',
  });
  return page.content;
}

interface Rendered {
  html: string;
  toc: { value: string; id: string }[];
  coverVariants: unknown;
  elements: { name: string; props: Record<string, string> }[];
  proof: unknown;
}

async function render(source: string, format: 'md' | 'mdx', place?: Place): Promise<Rendered> {
  const code = await compile(source, format, place);
  const page = runSync(code, {
    ...runtime,
    Fragment,
    baseUrl: 'file:///',
    useMDXComponents: () => components,
  });
  const html = renderToStaticMarkup(createElement(page.default));
  const unescape = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const elements = [...html.matchAll(/<x-element name="(\w+)" props="([^"]*)"/g)].map(
    ([, name = '', props = '']) => ({
      name,
      props: JSON.parse(unescape(props)) as Record<string, string>,
    }),
  );
  const proof: unknown = typeof page.proof === 'string' ? JSON.parse(page.proof) : undefined;
  return { html, elements, proof, toc: page.toc as Rendered['toc'], coverVariants: page.coverVariants };
}

const kernel = '@ti.kernel\ndef fill():\n    for i in x:\n        x[i] = i < 3\n\nfill()';

describe.each(formats)('a page in the format %s', (format) => {
  it('requests variants of each picture, and recognizes those below a code block', async () => {
    const fence = '```';
    const source = `${fence}python\nx\n${fence}\n\n![A](./a.png "output")\n\nText ![B](./a.png)`;
    const { html } = await render(source, format);
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture);
    const variants = 'variants="!!picture-variants?480,800!./a.png"';
    expect(pictures.map((picture) => picture.includes(variants))).toEqual([true, true]);
    expect(pictures.map((picture) => picture.includes('place="frame"'))).toEqual([true, false]);
  });

  it('takes a diagram into the page, out of its paragraph', async () => {
    const { html, elements } = await render('![A "b" & c](./c.svg)', format);
    expect(elements).toEqual([
      { name: 'diagram', props: { alt: 'A "b" & c', drawing: '!!diagram!./c.svg' } },
    ]);
    expect(html).not.toMatch(/<p>|<img/);
  });

  it('refuses a diagram among words', async () => {
    await expect(render('One\n\nText ![C](./c.svg)', format)).rejects.toThrow(
      /page\.mdx?:3: a diagram has text or code beside it\. Fix: put it into a paragraph of its own/,
    );
  });

  it.each([
    ['plt.savefig("a.png")', 'true'],
    ['plt.style.use("dark_background")\nplt.savefig("a.png")', undefined],
    ['ti.tools.imwrite(x, "a.png")', undefined],
  ])('recognises a plot on white paper: %s', async (code, plot) => {
    const { elements } = await render(`\`\`\`python\n${code}\n\`\`\`\n\n![A](./a.png "output")`, format);
    expect(elements[0]?.props.plot).toBe(plot);
  });

  it('escapes the alt text and the title of a picture once', async () => {
    const { html } = await render(`![It's 1 &lt; 2 & "3"](./a.png "L'image")`, format);
    expect(html).toContain('alt="It&#x27;s 1 &lt; 2 &amp; &quot;3&quot;"');
    expect(html).toContain('title="L&#x27;image"');
  });

  it.each([
    ['a post', { image: './cover.webp', image_alt: 'A' }, '!!picture-variants?360,480,800!./cover.webp'],
    ['a docs page', { image: './cover.webp' }, undefined],
    ['a post with a picture from elsewhere', { image: '/img/a.png', image_alt: 'A' }, undefined],
  ])('exports what asks for smaller files of the cover: %s', async (_, frontMatter, request) => {
    expect((await render('Text', format, { frontMatter })).coverVariants).toBe(request);
  });

  it('turns a block with output and picture into one codeframe, and explains the first gutter once', async () => {
    const fence = '```';
    const source = [
      `${fence}python title="fill.py" {2}\n${kernel}\n${fence}`,
      `${fence}output\na < b & "c"\n\n  d\n${fence}`,
      '![A dot](./a.png "output")',
      `${fence}python continue title="b.py" raises="a \\"n\\""\n1\n${fence}`,
      `${fence}python continue title="c.py" skip="long"\n${kernel}\n${fence}`,
      'Text',
    ].join('\n\n');
    const { html, elements } = await render(source, format);
    expect(elements.map(({ name }) => name)).toEqual(['lanekey', 'codeframe', 'codeframe', 'codeframe']);
    const [, first, raising, skipped] = elements;
    expect(first?.props).toEqual({
      html: expect.stringContaining('<span class="token-line hl lane-ti"><span class="k">def</span>'),
      language: 'python',
      title: 'fill.py',
      lanes: 'ti:1-2 par:3-4 py:6',
      output: 'a < b & "c"\n\n  d',
      kind: 'run',
    });
    expect(first?.props.html?.split('\n')).toHaveLength(7);
    expect(raising?.props).toMatchObject({ kind: 'raises', raises: 'a "n"' });
    expect(skipped?.props).toMatchObject({ kind: 'skip', skipreason: 'long' });
    expect(html).toMatch(/<x-element name="codeframe"[^>]*><img [^>]*src="\/built\/a.png"[^>]*data-mapped/);
    expect(html).not.toContain('title="output"');
    expect(html).not.toMatch(/<p><img/);
  });

  it('turns directives into badges and tabs, whose content is transformed, and keeps the contents clean', async () => {
    const source = [
      '## Layouts :since[1.6]\n\nGone :removed[1.5.0], new :unreleased[].',
      `::::tabs\n:::tab[A \`b\`]\n\`\`\`python\n${kernel}\n\`\`\`\n:::\n:::tab[Other]\n- x\n:::\n::::`,
      ':::tip[Mind]\n\n```shell\nls\n```\n\n:::',
    ].join('\n\n');
    const { html, elements, toc } = await render(source, format);
    expect(toc).toEqual([{ value: 'Layouts', id: 'layouts', level: 2 }]);
    expect(elements.map(({ name }) => name)).toEqual([
      ...['versionbadge', 'versionbadge', 'versionbadge', 'lanekey', 'tabset', 'tabpane', 'codeframe'],
      ...['tabpane', 'admonition', 'codeframe'],
    ]);
    expect(html).toContain('Layouts <x-element name="versionbadge"');
    expect(elements[0]?.props).toEqual({ kind: 'since', version: '1.6' });
    expect(elements[2]?.props).toEqual({ kind: 'unreleased' });
    expect(elements[4]?.props).toEqual({ id: 'tabs-1', labels: '["A b","Other"]' });
    expect(elements[5]?.props).toEqual({ label: 'A b' });
    expect(html).toContain('<li>x</li>');
  });

  it('keeps a badge of a heading apart from code before it, with and without HTML on the page', async () => {
    const heading = '## `ti.x` :since[1.6]';
    for (const source of [heading, `${heading}\n\nA<br/>B`]) {
      const { html } = await render(source, format);
      expect(html).toContain('<code>ti.x</code> <x-element name="versionbadge"');
    }
  });

  it('folds content below its label, and transforms both', async () => {
    const source = [
      ':::fold[Solution: `sum`]\n\nAdd :since[1.6].\n\n```python\na = 1\n```\n\n```output\n1\n```\n\n:::',
      ':::::fold[Outer]\n\n:::tip[T]\n\nInner.\n\n:::\n\n:::::',
    ].join('\n\n');
    const { html, elements } = await render(source, format);
    expect(html).toContain('<details class="fold"><summary>Solution: <code>sum</code></summary>');
    expect(html).not.toContain('<details open');
    expect(html.match(/<\/details>/g)).toHaveLength(2);
    expect(elements.map(({ name }) => name)).toEqual([...['versionbadge', 'codeframe', 'admonition']]);
    expect(elements[1]?.props).toMatchObject({ output: '1' });
  });

  it.each([
    [':::fold\n\nText.\n\n:::', 'has no label'],
    [':::fold[Label]\n:::', 'is empty'],
  ])('rejects a fold without label or content: %j', async (source, problem) => {
    await expect(compile(`Text.\n\n${source}`, format)).rejects.toThrow(problem);
  });

  it('wraps tables and renders formulas as MathML without style, class or annotation', async () => {
    const source =
      '| a | b |\n|---|--:|\n| $x^2$ | 2 |\n\n$$\n\\boxed{\\color{red}\\frac{a}{b}} \\text{ if } a \\ne 0\n$$';
    const { html } = await render(source, format);
    expect(html).toMatch(/^<x-element name="tablewrap" props="{}"><table>/);
    expect(html).toContain('<math><mrow><msup><mi>x</mi><mn>2</mn></msup>');
    expect(html).toMatch(/<div class="scroll" tabindex="0"><math [^>]*display="block"/i);
    const formulas = html.slice(html.indexOf('<math'));
    expect(formulas).not.toMatch(/katex|annotation| style=/i);
    expect(formulas.match(/class="[^"]*"/g)).toEqual(['class="align-end"', 'class="scroll"']);
  });

  it('lets long names in the code of a table break between their words, and no other code', async () => {
    const source =
      '| a |\n|---|\n| `ti.ui.get_window()` |\n| `TiMemory` |\n| `TiMemoryInfo` |\n\n`ti.ui.get_window()`';
    const { html } = await render(source, format);
    expect(html).toContain('<code>ti.<wbr/>ui.<wbr/>get_<wbr/>window()</code>');
    expect(html).toContain('<code>TiMemory</code>');
    expect(html).toContain('<code>Ti<wbr/>Memory<wbr/>Info</code>');
    expect(html).toContain('<code>ti.ui.get_window()</code>');
  });

  it('lets the code of a table break after an opening parenthesis, and a Chinese list before each code', async () => {
    const { html } = await render('| a |\n|---|\n| `static(range(n))` |\n| `:a`、`:b` |', format);
    expect(html).toContain('<code>static(<wbr/>range(<wbr/>n))</code>');
    expect(html).toContain('<code>:a</code>、<wbr/><code>:b</code>');
  });

  it('keeps an option in the code of the running text whole', async () => {
    const { html } = await render(
      '- Add `--gpus all` or `f(a)`, `a--b`.\n\n```shell\ndocker --help\n```',
      format,
    );
    expect(html).toContain('<code><span>--gpus</span> all</code> or <code>f(a)</code>');
    expect(html).not.toContain('<span>--help');
  });

  it('keeps an option in the code of a table whole', async () => {
    const { html } = await render('| a |\n|---|\n| `run --write-report PAGE` |\n| `run -- PAGE` |', format);
    expect(html).toContain('<code>run <span>--write</span>-report PAGE</code>');
    expect(html).toContain('<code>run <span>--</span> PAGE</code>');
  });

  it('lets a whole call break in a table, which is else wider than the page', async () => {
    const { html } = await render(`| a | b |\n|---|---|\n| \`f\` | \`f(${'value, '.repeat(20)})\` |`, format);
    expect(html).toContain('<td><code>f</code></td><td><code class="long">f(<wbr/>value, ');
  });

  it('stacks the rows of a table whose words do not fit side by side on a phone, and of no other', async () => {
    const table = (word: string) =>
      `| a | b | c | d |\n|---|---|---|---|\n| ${word} | ${word} | ${word} | x |`;
    const wide = await render(table('parallelization'), format);
    expect(wide.html).toContain('<table class="stacked">');
    expect(wide.html).toContain('<td data-label="b">parallelization</td>');
    expect(wide.html).toContain('<td>parallelization</td>');
    const narrow = await render(table('yes'), format);
    expect(narrow.html).not.toMatch(/stacked|data-label/);
  });

  it('tells the frame of a block whether a line of it is too long for a phone, or for any screen', async () => {
    const line = (length: number) => `\`\`\`text\n${'x'.repeat(length)}\n\`\`\``;
    const output = `\`\`\`python\na\n\`\`\`\n\n\`\`\`output\n${'x'.repeat(40)}\n\`\`\``;
    const { elements } = await render([line(36), line(76), line(77), output].join('\n\n'), format);
    const lengths = elements.filter(({ name }) => name === 'codeframe').map(({ props }) => props.lines);
    expect(lengths).toEqual([undefined, 'long', 'wide', 'long']);
  });

  it('exports the examples of a page with their results and ids', async () => {
    const source = [
      '```python title="a.py"\na = 1\n```',
      '::::tabs\n:::tab[A]\n```python\nimport taichi\nb = 1\n```\n:::\n:::tab[B]\n```python skip="long"\nc\n```\n:::\n::::',
      '```shell\nls\n```',
    ].join('\n\n');
    const report: ExampleReport = {
      versions: [],
      pages: {
        'docs/page.md': {
          version: 'master',
          tag: '1.7.4',
          blocks: [
            {
              status: 'executed',
              hash: hashBlock('python', 'title="a.py"', 'a = 1'),
              run: '0123456789ab',
              language: 'python',
            },
          ],
        },
      },
    };
    const { elements, proof } = await render(source, format, { file: 'docs/page.md', report });
    expect(proof).toEqual({
      release: '1.7.4',
      examples: [
        { id: 'listing-1', name: 'a.py', isCode: false, result: 'ran' },
        { id: 'tabs-1', name: 'b = 1', isCode: true, result: 'changed' },
        { id: 'tabs-1', name: 'c', isCode: true, result: 'skipped', reason: 'long' },
      ],
    });
    const frames = elements.filter(({ name }) => name === 'codeframe').map(({ props }) => props);
    expect(frames.map(({ id, tested }) => [id, tested])).toEqual([
      ['listing-1', '1.7.4'],
      ['listing-2', undefined],
      ['listing-3', undefined],
      [undefined, undefined],
    ]);
    const unreported = await render(source, format, { file: 'docs/page.md' });
    expect(unreported.proof).toBeUndefined();
  });

  it('hands the sums of the last run to the page about it', async () => {
    const versions = [
      { version: 'v1.6.0', tag: '1.6.0', pages: 1, blocks: 3, executed: 2, skipped: { cuda: 1 } },
    ];
    const source = '::tested-releases\n\n::skip-reasons';
    const { elements } = await render(source, format, { report: { versions, pages: {} } });
    const props = { releases: JSON.stringify(versions) };
    expect(elements).toEqual([
      { name: 'testedreleases', props },
      { name: 'skipreasons', props },
    ]);
    const none = await render(source, format);
    expect(none.elements[0]?.props).toEqual({ releases: '[]' });
  });

  it('marks the English sections of a page that is composed of several languages', async () => {
    const english =
      '## Two {#two}\n\nText *here*.\n\n:::note\n\nMind.\n\n:::\n\n| a | b |\n|---|---|\n| 1 | 2 |';
    const source = [
      '<!-- section i18n/fr-FR/a.md:5 -->',
      'Bonjour.',
      '<!-- section docs/a.md:9 in English -->',
      english,
      '<!-- section i18n/fr-FR/a.md:7 -->',
      '- Fin',
    ].join('\n\n');
    const { html, toc } = await render(source, 'md');
    expect(toc).toEqual([{ value: 'Two', id: 'two', level: 2 }]);
    expect(html).toContain('<p>Bonjour.</p>');
    expect(html).toMatch(/<h2[^>]* lang="en"/);
    expect(html).toContain('<p lang="en">Text <em>here</em>.</p>');
    expect(html).toContain('<p lang="en">Mind.</p>');
    expect(html).toContain('<table lang="en">');
    expect(html).toContain('<ul>');
    expect(html).not.toContain('section i18n');
  });

  it('reports a mistake of a composed page in the file that it is written in', async () => {
    const source = '<!-- section i18n/fr-FR/a.md:5 -->\n\nBonjour.\n\nb :since[soon]';
    await expect(compile(source, 'md')).rejects.toThrow(/^i18n\/fr-FR\/a\.md:7: ":since\[soon\]"/);
  });

  it('makes an empty corner of a table a plain cell', async () => {
    const { html } = await render('| | a |\n|---|---|\n| b | 2 |', format);
    expect(html).toContain('<thead><tr><td></td><th>a</th></tr></thead>');
  });

  it.each([
    [
      'a\n\n```python bogus\nx\n```',
      3,
      '"bogus" means nothing on a python block. Fix: known are title="file.py", continue',
    ],
    ['```python skip="lazy"\nx\n```', 1, '"lazy" is not a reason to skip. Fix: use one of cuda, other-gpu'],
    ['```python {4}\nx\n```', 1, 'line 4 is marked, but the block has only 1'],
    ['a\n\n```python {1-2}\nx\n\ny\n```', 3, 'a mark begins or ends on line 2, which is blank'],
    ['a\n\n```output\nx\n```', 3, 'an output block has no code before it'],
    ['```json\n1\n```\n\n```output\nx\n```', 5, 'an output block has no code before it'],
    ['a\n\n![A](./a.png "output")', 3, 'a picture called "output" has no code before it'],
    ['```python\nx.save("out/a.png")\n```\n\n![A](./a.png)', 5, 'it is not marked as its output'],
    [
      '```python\na\n```\n\n```python continue\nb\n```',
      5,
      'has no title. Fix: write continue title="name.py"',
    ],
    ['a\n\nb ![](./a.png)', 3, 'an image has no alt text'],
    ['a\n\n<img src="/x.png" />', 3, 'an image has no alt text'],
    ['a :since[soon]', 1, '":since[soon]" does not name a release'],
    ['a\n\n:::notes\nx\n:::', 3, '":::notes" means nothing. Fix: known are note'],
    ['a\n\n:::tab[A]\nx\n:::', 3, 'a tab is outside ::::tabs'],
    ['::::tabs\n:::tab[A]\nx\n:::\n:::tab[A]\ny\n:::\n::::', 5, 'two tabs are called "A"'],
    ['::::tabs\n:::tab[A]\nx\n:::\n::::', 1, '::::tabs needs at least two tabs'],
    [
      `a\n\n| a | b |\n|---|---|\n| x | ${'y'.repeat(52)} |`,
      3,
      'a table is 29 px wider than a phone: the longest words of its columns have 1, 52 letters',
    ],
    [
      `| a | b |\n|---|---|\n| \`${'y'.repeat(52)}\` | \`get_${'x'.repeat(8)}\` |`,
      1,
      'a table is 78 px wider than a phone: the longest words of its columns have 52, 8 letters',
    ],
    [
      `| a | b | c | d |\n|---|---|---|---|\n| x | ${'| `abcde, abcde, abcde, abcde, abc` '.repeat(3).slice(2)}|`,
      1,
      'a table is 76 px wider than the page',
    ],
    ['a\n\n- b\n## c', 4, 'a heading is glued to what is above it. Fix: write an empty line above it'],
    ['a\n\n$$b$$', 3, 'a formula between $$ is on one line. Fix: write each $$ on a line of its own'],
    ['a\n\n:::note\nb\n:::\n### c', 6, 'a heading is glued to what is above it'],
    ['a\n\n$\\frac{a$', 3, 'KaTeX parse error'],
    [
      'a\n\n$$\nx\n$$\n\nb\n\n$$\n\\nonsense\n$$',
      9,
      'KaTeX parse error: Undefined control sequence: \\nonsense',
    ],
  ])('fails on %j in line %i', async (source, line, message) => {
    const error: unknown = await compile(source, format).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(`page.${format}:${line}: `);
    expect(String(error)).toContain(message);
    expect(String(error)).toContain('Fix: ');
  });
});

describe('a glossary', () => {
  const wrap = (list: string) => `:::glossary\n${list}\n:::`;

  it('becomes a list of words with anchors', async () => {
    const source = wrap('- **back end**, x {#backend} See [a](https://a.b/).\n- **cell** {#cell} `C`.');
    const { html } = await render(source, 'md');
    expect(html.replaceAll('&quot;', '"').replaceAll('\n', '')).toBe(
      '<dl class="glossary"><div><x-element name="glossaryterm" props="{"id":"backend"}">' +
        '<strong>back end</strong>, x</x-element><dd>See <a href="https://a.b/">a</a>.</dd></div>' +
        '<div><x-element name="glossaryterm" props="{"id":"cell"}"><strong>cell</strong></x-element>' +
        '<dd><code>C</code>.</dd></div></dl>',
    );
  });

  it.each([
    ['text', 'Word.', 'page.md:1: :::glossary may only contain one list. Fix: write - **word** {#word}'],
    [
      'a missing id',
      '- **a** {#a} A.\n- **b** B.',
      'page.md:3: an entry of the glossary has no word or no id',
    ],
    ['a missing word', '- a {#a} A.', 'page.md:2: an entry of the glossary has no word or no id'],
    ['an id twice', '- **a** {#a} A.\n- **b** {#a} B.', 'page.md:3: two entries have the id "a"'],
  ])('fails on %s', async (_name, content, message) => {
    await expect(compile(wrap(content), 'md')).rejects.toThrow(message);
  });
});
