import { describe, expect, it } from 'vitest';
import { emptyUnit, readUnits } from './readUnits';

const page = (main: string) =>
  `<!doctype html><html lang=en><head><title>No</title></head><body><nav><h1>Menu</h1></nav><main id=main>${main}</main><footer><p>No</footer>`;

const read = (main: string, isEntry = (_id: string) => false) => readUnits(page(main), isEntry);
const textOf = (main: string) => read(`<h1>T</h1>${main}`)?.units[0]?.text;

describe('readUnits', () => {
  it('parts a page at its headings', () => {
    const html =
      '<h1>Fields</h1><p class=lead>A field holds data.<h2 id=declare>Declare <code>ti.field</code><a class=hash href=#declare>#</a></h2><p>Say how large.<h3 id=deep>Deep</h3><pre><code>x = 1\ny = 2</code></pre>';
    expect(read(html)).toEqual({
      title: 'Fields',
      tags: [],
      units: [
        {
          ...emptyUnit,
          id: '',
          heading: '',
          level: 1,
          summary: 'A field holds data.',
          text: 'A field holds data.',
        },
        {
          ...emptyUnit,
          id: 'declare',
          heading: 'Declare ti.field',
          level: 2,
          summary: 'Say how large.',
          text: 'Say how large.',
        },
        { ...emptyUnit, id: 'deep', heading: 'Deep', level: 3, summary: '', text: 'x = 1 y = 2' },
      ],
    });
  });

  it('parts it at named entries, too', () => {
    const html =
      '<h1>T</h1><h2 id="taichi.Field">ti.Field</h2><p>A<ul><li id="taichi.Field.fill"><p>fill: B<li id="x">C</ul>';
    const units = read(html, (id) => id.startsWith('taichi.'))?.units ?? [];
    expect(units.map(({ id, heading, text }) => [id, heading, text])).toEqual([
      ['', '', ''],
      ['taichi.Field', 'ti.Field', 'A'],
      ['taichi.Field.fill', 'fill', 'fill: B C'],
    ]);
  });

  it('parts it at the terms of a glossary', () => {
    const html =
      '<h1>T</h1><h2 id=a>A</h2><dl class=glossary><div><dt id=alias><a href=#alias><strong>alias</strong></a><dd>A second name.</div><div><dt id=arch>arch<dd>The backend.</div></dl>';
    expect(read(html)?.units.slice(1)).toEqual([
      { ...emptyUnit, id: 'a', heading: 'A', level: 2, summary: '', text: '' },
      {
        ...emptyUnit,
        id: 'alias',
        heading: 'alias',
        level: 3,
        summary: 'A second name.',
        text: 'A second name.',
      },
      { ...emptyUnit, id: 'arch', heading: 'arch', level: 3, summary: 'The backend.', text: 'The backend.' },
    ]);
  });

  it('makes a unit of each row that explains an error message', () => {
    const table =
      '<table><thead><tr><th>Message<th>Fix<tbody><tr><td><code>Please call init() first</code><td>call it<tr><td><code>ti.cuda</code><td>a name, no message</table>';
    const units = read(`<h1>T</h1><h2 id=errors>Errors</h2>${table}<p>After it.`)?.units ?? [];
    expect(units.slice(1)).toEqual([
      {
        ...emptyUnit,
        id: 'errors',
        heading: 'Errors',
        level: 2,
        summary: 'After it.',
        text: 'Message Fix ti.cuda a name, no message After it.',
      },
      {
        ...emptyUnit,
        id: 'errors',
        heading: 'Please call init() first',
        level: 3,
        summary: '',
        text: 'call it',
      },
    ]);
  });

  it('keeps the signature of a symbol apart', () => {
    const html =
      '<h1>T</h1><h2 id="taichi.field">ti.field</h2><pre class=sig><b>ti.field</b>(<var>dtype</var>)</pre><p>Reserves.';
    const unit = read(html, (id) => id.startsWith('taichi.'))?.units[1];
    expect(unit).toMatchObject({ signature: 'ti.field(dtype)', text: 'Reserves.' });
  });

  it('reads the smallest picture of the first live example', () => {
    const picture = (name: string) =>
      `<div class=live><div class=live__poster><img src=/${name}.webp srcset="/${name}-960.webp 960w, /${name}-480.webp 480w"></div></div>`;
    const html = `<h1>T</h1>${picture('a')}${picture('b')}<h2 id=x>X</h2><div class=live__poster><img src=/c.webp></div>`;
    expect(read(html)?.units.map(({ poster }) => poster)).toEqual(['/a-480.webp', '/c.webp']);
  });

  it('reads the keywords of the front matter as tags', () => {
    const html = '<html><head><meta name="keywords" content="speed, GPU"></head><main><h1>T</h1></main>';
    expect(readUnits(html, () => false)?.tags).toEqual(['speed', 'GPU']);
  });

  it('reads the breadcrumbs and tags of a page', () => {
    const html =
      '<nav><ol class="breadcrumbs"><li>Docs<li>Data containers<li>Fields</ol></nav><h1>Fields</h1><ul class=tags><li><a>GGUI</a></ul>';
    expect(read(html)?.tags).toEqual(['Data containers', 'GGUI']);
  });

  it.each([
    ['navigation', '<nav><p>Docs</nav>'],
    ['the folded contents', '<details class="toc-mobile"><ul><li><a>Declare</a></li></ul></details>'],
    [
      'the banner of an old version',
      '<div class="banner theme-doc-version-banner"><p>No longer maintained</p></div>',
    ],
    [
      'the banner of a translation',
      '<div class="banner banner--translation"><p>Not translated yet</p></div>',
    ],
    ['what is hidden from assistive tools', '<p aria-hidden="true">▲</p>'],
    ['what only assistive tools see', '<p><span class="vh">Copied</span></p>'],
    ['a sidebar of the page', '<aside><p>Also read</p></aside>'],
    ['an inner footer', '<footer><p>Edit this page</p></footer>'],
    ['a heading without text', '<h2 id="x"><a class="hash">#</a></h2>'],
    [
      'what was run of a name',
      '<dl class="proven"><div><dt>Ran on<dd><span class=badge>Vulkan</span></div></dl>',
    ],
    ['the source of a formula', '<p><math><semantics><annotation>x^2</annotation></semantics></math></p>'],
  ])('leaves out %s', (_name, html) => {
    expect(read(`<h1>T</h1>${html}`)?.units).toHaveLength(1);
    expect(textOf(html)).toBe('');
  });

  it.each([
    ['<p>a <b>b</b><i>c</i></p>', 'a bc'],
    ['<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>', 'one two three'],
    ['<table><tr><td>one</td><td>two</td></tr></table>', 'one two'],
    ['<p>one<br>two</p>', 'one two'],
    ['<p>1 &lt; 2 &amp; “x”\u200b</p>', '1 < 2 & “x”'],
    ['<p>核<b>函</b>数</p>', '核函数'],
    ['<h2>without id</h2>', 'without id'],
    // What only the style sheet sets apart
    [
      '<dl><dt>*args<span>values</span><dd>All values.<span>Default <code>()</code></span></dl>',
      '*args values All values. Default ()',
    ],
    [
      '<dl><dt>fmt<span><a>Format</a></span><dt>Raises<span>ValueError</span></dl>',
      'fmt Format Raises ValueError',
    ],
    [
      '<details><summary>Parameters (1)<span>→ int</span><span>Example</span></summary></details>',
      'Parameters (1) → int Example',
    ],
    ['<div><time>16 May</time><span>11 min</span></div>', '16 May 11 min'],
    ['<div><span class=badge>removed</span><span class=badge>deprecated</span></div>', 'removed deprecated'],
    ['<h3><code>ndim</code><span class=badge>removed</span></h3>', 'ndim removed'],
    // What belongs together
    ['<dl><dt><a>fill</a>(<var>val</var>=0)</dl>', 'fill(val=0)'],
    ['<p>10<sup>9</sup> <a><code>ti.func</code></a>s</p>', '109 ti.funcs'],
    ['<div><var>x</var><sub>1</sub><wbr><b>y</b></div>', 'x1y'],
    ['<pre><code><span>a</span><span>=1</span></code></pre>', 'a=1'],
  ])('takes the text of %s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([['<h2>No title</h2>'], ['']])('gives nothing for a page without a title: %j', (main) => {
    expect(read(main)).toBeNull();
  });
});
