import { describe, expect, it } from 'vitest';
import { toBuiltPage } from '../support/builtPages';
import { toFingerprint } from './fingerprint';

const styleNames = new Set(['.note', '.wide', '.token', '#proof', '[data-state']);

const main = `<main id=main><h1>Fields</h1><div class=markdown><p>A field holds the <code>data</code> of a program.</p>
<table><tr><td>Name</td><td>Type</td></tr></table><pre><code><span class=token>x</span> = 1</code></pre>
<p class=note>Mind the <a href=/docs/type>shape</a>.</p></div></main>`;

const page = (
  text: string,
  { file = 'docs/field/index.html', frame = '<nav><a href=/docs/>Docs</a></nav>' } = {},
) =>
  toBuiltPage(
    file,
    `<html lang=en class="docs-doc-page docs-doc-id-field plugin-docs"><body>${frame}${text}</body></html>`,
  );

const fingerprint = (...args: Parameters<typeof page>) => toFingerprint(page(...args), styleNames);

const original = fingerprint(main);

/** Whether a page with this change has its content, or a shape, for the first time. */
function seen(changed: string, options?: Parameters<typeof page>[1]): { content: boolean; shapes: boolean } {
  const { content, shapes } = fingerprint(changed, options);
  return {
    content: content !== original.content,
    shapes: shapes.some((shape) => !original.shapes.includes(shape)),
  };
}

describe('a page has to be looked at again', () => {
  it.each([
    ['no: a mended word', ['Mind the', 'Mnid the'], false, false],
    ['no: another address', ['/docs/type', '/docs/types'], false, false],
    ['no: another id', ['<p>', '<p id=a>'], false, false],
    ['its content: a paragraph more', ['</div>', '<p>Read on.</p></div>'], true, false],
    [
      'its content: a much longer text',
      ['A field', 'A field, once it was made in Python by its shape and type,'],
      true,
      false,
    ],
    ['its content: a column more', ['</tr>', '<td>Use</td></tr>'], true, true],
    ['both: a word that is too long for a phone', ['>Name<', '>maximum_number_of_elements<'], true, true],
    ['both: a button without a name', ['</div>', '<button></button></div>'], true, true],
    ['both: a picture', ['</div>', '<img src=/a.png alt="" width=9 height=9></div>'], true, true],
    ['both: a label that is gone', ['<pre>', '<pre aria-label="">'], true, true],
    ['its shapes: a change beside the article', ['<h1>', '<h1 aria-label="">'], false, true],
    ['both: a script', ['</div>', '<script src=/a.js></script></div>'], true, true],
    ['its shapes: another class', ['<table>', '<table class=wide>'], false, true],
    ['its shapes: a box around a table', ['<table>', '<div class=wide><table>'], false, true],
    ['its shapes: a state that style sheets select', ['<table>', '<table data-state=open>'], false, true],
    ['its shapes: an id that style sheets select', ['<table>', '<table id=proof>'], false, true],
    ['no: a class that no style sheet names', ['<table>', '<table class=data>'], false, false],
    ['no: colors of code that it has already', [' = 1', ' = <span class=token>1</span>'], false, false],
  ] as const)('%s', (_, [before, after], content, shapes) => {
    const changed = main.replace(before, after);
    expect(changed).not.toBe(main);
    expect(seen(changed)).toEqual({ content, shapes });
  });

  it('its shapes: another frame', () => {
    const frame = '<nav><a href=/docs/>Docs</a><button></button></nav>';
    expect(seen(main, { frame })).toEqual({ content: false, shapes: true });
  });

  it('both: another language', () => {
    expect(seen(main, { file: 'fr-FR/docs/field/index.html' })).toEqual({ content: true, shapes: true });
  });
});

describe('the type of a page', () => {
  it('has no part of its id or version', () => {
    expect(original.template).toBe('en docs-doc-page plugin-docs');
  });
});

it('refuses a page without a main', () => {
  expect(() => toFingerprint(page('<p>Nothing</p>'), styleNames)).toThrow(
    'docs/field/index.html has no main',
  );
});
