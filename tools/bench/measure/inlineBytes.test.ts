import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inlineBytes } from './inlineBytes';

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length;

test('scripts and styles in a document are measured, files and data are not', () => {
  const html = [
    '<style>p{margin:0}</style><link rel=stylesheet href=/a.css>',
    '<script data-mode=dark data-app="/a.js">start()</script><script src=/b.js></script>',
    '<script type=application/ld+json>{"@type":"Article"}</script><script>run()</script>',
  ].join('');
  expect(inlineBytes(html)).toEqual({
    script: sizeOf('start()\nrun()'),
    style: sizeOf('p{margin:0}'),
    boot: sizeOf('start()'),
  });
});

test('a document without them has none', () => {
  expect(inlineBytes('<p>Text</p>')).toEqual({ script: 0, style: 0, boot: null });
});
