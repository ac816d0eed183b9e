import { describe, expect, it } from 'vitest';
import { readPage } from './readPage';

const page = (main: string) =>
  `<!doctype html><html lang=en><head><title>No</title></head><body><nav><h1>Menu</h1></nav><main id=main>${main}</main><footer><p>No</footer>`;

describe('readPage', () => {
  it('reads title, headings with ids, and text', () => {
    const html = page(
      '<h1>Fields</h1><p class=lead>A field holds data.<h2 id=declare>Declare <code>ti.field</code><a class=hash href=#declare>#</a></h2><p>Say how large.',
    );
    expect(readPage(html, 400)).toEqual({
      title: 'Fields',
      headings: [{ id: 'declare', text: 'Declare ti.field' }],
      text: 'A field holds data. Say how large.',
    });
  });

  it.each([
    ['navigation', '<nav><ol class="breadcrumbs"><li>Docs</li></ol></nav>'],
    ['the folded contents', '<details class="toc-mobile"><ul><li><a>Declare</a></li></ul></details>'],
    [
      'the banner of an old version',
      '<div class="banner theme-doc-version-banner"><p>No longer maintained</p></div>',
    ],
    ['code', '<pre><code>import taichi</code></pre>'],
    ['what is hidden from assistive tools', '<p aria-hidden="true">▲</p>'],
    ['what only assistive tools see', '<p><span class="vh">Copied</span></p>'],
    ['a sidebar of the page', '<aside><p>Also read</p></aside>'],
    ['an inner footer', '<footer><p>Edit this page</p></footer>'],
    ['a heading without text', '<h2 id="x"><a class="hash">#</a></h2>'],
    ['the source of a formula', '<p><math><semantics><annotation>x^2</annotation></semantics></math></p>'],
  ])('leaves out %s', (_name, html) => {
    expect(readPage(page(`<h1>T</h1>${html}`), 400)).toEqual({ title: 'T', headings: [], text: '' });
  });

  it.each([
    ['<p>a <b>b</b><i>c</i></p>', 'a bc'],
    ['<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>', 'one two three'],
    ['<table><tr><td>one</td><td>two</td></tr></table>', 'one two'],
    ['<p>one<br>two</p>', 'one two'],
    ['<p>1 &lt; 2 &amp; “x”\u200b</p>', '1 < 2 & “x”'],
    ['<p>核函数</p>', '核函数'],
  ])('takes the text of %s', (html, text) => {
    expect(readPage(page(`<h1>T</h1>${html}`), 400)?.text).toBe(text);
  });

  it('cuts the text at a word, and never inside a character', () => {
    expect(readPage(page(`<h1>T</h1><p>${'word '.repeat(60)}</p>`), 101)?.text).toBe(
      'word '.repeat(20).trim(),
    );
    expect(readPage(page(`<h1>T</h1><p>x${'🚀'.repeat(200)}</p>`), 100)?.text).not.toMatch(/\p{Surrogate}/u);
  });

  it.each([['<h2>No title</h2>'], ['']])('gives nothing for a page without a title: %j', (main) => {
    expect(readPage(page(main), 400)).toBeNull();
  });
});
