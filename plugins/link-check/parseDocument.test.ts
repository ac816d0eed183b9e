import { describe, expect, it } from 'vitest';
import { parseDocument } from './parseDocument';

const links: [string, string, string[]][] = [
  ['links and pictures, also without quotes', '<a href=/a>x</a><img src="/b.png">', ['/a', '/b.png']],
  ['entities, decoded', '<a href="/a?x=1&amp;y=2#z">', ['/a?x=1&y=2#z']],
  [
    'sources of pictures and films',
    '<source srcset="/a.avif 1x, /b.avif 2x"><video poster=/c.png>',
    ['/a.avif', '/b.avif', '/c.png'],
  ],
  [
    'parts of sprites',
    '<svg><use href="/i.svg#x"/><use xlink:href="/i.svg#y"/></svg>',
    ['/i.svg#x', '/i.svg#y'],
  ],
  [
    'style sheets and scripts',
    '<link rel=stylesheet href=/a.css><script src=/a.js></script>',
    ['/a.css', '/a.js'],
  ],
  ['each address once', '<a href=/a></a><a href=/a></a>', ['/a']],
  [
    'but not what search engines read',
    '<link rel=canonical href=/a><link rel="alternate" hreflang=fr href=/fr/>',
    [],
  ],
  [
    'nor what is only shown or run',
    '<code>&lt;a href="/a"></code><script>const x = \'<a href="/b">\';</script>',
    [],
  ],
  ['nor comments', '<!-- <a href="/a"> -->', []],
];

describe('parseDocument', () => {
  it.each(links)('finds %s', (_name, html, expected) => {
    expect(parseDocument(html).links).toEqual(expected);
  });

  it('finds symbols that are drawn and missing, also when they are defined below', () => {
    const { links, missingSymbols } = parseDocument(
      '<svg><use href="#i-copy"/></svg><svg><use href="#i-up"/></svg><svg><symbol id="i-up"/></svg>',
    );
    expect(missingSymbols).toEqual(['i-copy']);
    expect(links).toEqual([]);
  });

  it('finds ids, those of headings apart, and names of old anchors', () => {
    const { ids, headings } = parseDocument('<h2 id=one>1</h2><p id="two"><a name="three"></a><h7 id=four>');
    expect([...ids]).toEqual(['one', 'two', 'three', 'four']);
    expect(headings).toEqual(['one']);
  });
});
