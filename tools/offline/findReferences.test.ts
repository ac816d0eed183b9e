import { expect, it } from 'vitest';
import { findReferences } from './findReferences';

const homes = ['/', '/fr-FR/'];

it.each([
  ['a quoted attribute', '<img src="/fr-FR/assets/images/a-1.webp">', ['/fr-FR/assets/images/a-1.webp']],
  ['an unquoted one', '<script src=/fr-FR/assets/boot.1.js defer>', ['/fr-FR/assets/boot.1.js']],
  [
    'a list of candidates',
    '<img srcset="/assets/images/a.avif 480w, /assets/images/b.avif 800w">',
    ['/assets/images/a.avif', '/assets/images/b.avif'],
  ],
  [
    'a list of scripts',
    '<script data-app="/assets/js/a.js /assets/js/b.js">',
    ['/assets/js/a.js', '/assets/js/b.js'],
  ],
  ['a symbol', '<use href="/assets/icons.1.svg#copy">', ['/assets/icons.1.svg']],
  ['a style sheet', 'a{background:url(/img/dots.svg)}', ['/img/dots.svg']],
  ['a string of a script', 'load("assets/live/waves.1.json")', ['/fr-FR/assets/live/waves.1.json']],
  ['a file of another site', '<img src="https://other.example/assets/a.png">', []],
  ['a complete address', '<meta content="https://docs.example/img/card.png">', []],
  ['a page', '<a href="/docs/assets">assets/</a>', []],
])('finds %s', (_what, text, expected) => {
  expect([...findReferences(text, homes)]).toEqual(expected);
});
