import { expect, it } from 'vitest';
import { drawSheet } from './drawSheet';

it('shows each diagram in both modes, on a phone and a desktop', () => {
  const part = { viewBox: '0 0 9 5', width: 7, html: '<path stroke="var(--taichi)"/>' };
  const sheet = drawSheet([{ name: 'docs/img/a.svg', drawing: [part] }], ':root{--taichi:teal}');
  expect(sheet.match(/<svg class="diagram" viewBox="0 0 9 5" width="7"><path/g)).toHaveLength(4);
  expect([...sheet.matchAll(/<section class="([^"]+)">/g)].map(([, names]) => names)).toEqual([
    'light phone',
    'light desktop',
    'dark phone',
    'dark desktop',
  ]);
  expect(sheet).toContain('.phone{inline-size:354px}');
  expect(sheet).toContain(':root{--taichi:teal}');
});

it('shows the parts of a diagram in one box', () => {
  const part = { viewBox: '0 0 9 5', width: 7, html: '<path/>' };
  const sheet = drawSheet([{ name: 'docs/img/a.svg', drawing: [part, part] }], '');
  expect(sheet).toContain(
    '<div class="diagram-parts"><svg class="diagram" viewBox="0 0 9 5"><path/></svg><svg class="diagram" viewBox="0 0 9 5"><path/></svg></div>',
  );
});
