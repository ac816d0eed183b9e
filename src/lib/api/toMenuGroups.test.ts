import { expect, test } from 'vitest';
import { toMenuGroups } from './toMenuGroups';

const item = (path: string, items: ReturnType<typeof toItem>[] = []) => toItem(path, items);

type Item = { title: string; path: string; items: Item[] };
function toItem(path: string, items: Item[]): Item {
  return { title: path.split('/').at(-1) ?? '', path, items };
}

test('two levels: plain modules with the package, a group for each module that has others', () => {
  const groups = toMenuGroups([
    item('taichi', [
      item('taichi/ad'),
      item('taichi/aot', [
        item('taichi/aot/conventions', [item('taichi/aot/conventions/dr')]),
        item('taichi/aot/utils'),
      ]),
      item('taichi/math'),
    ]),
  ]);
  expect(groups).toEqual([
    {
      title: 'taichi',
      links: [
        { label: '', path: 'taichi' },
        { label: 'ad', path: 'taichi/ad' },
        { label: 'math', path: 'taichi/math' },
      ],
    },
    {
      title: 'taichi.aot',
      links: [
        { label: '', path: 'taichi/aot' },
        { label: 'conventions', path: 'taichi/aot/conventions' },
        { label: 'conventions.dr', path: 'taichi/aot/conventions/dr' },
        { label: 'utils', path: 'taichi/aot/utils' },
      ],
    },
  ]);
});
