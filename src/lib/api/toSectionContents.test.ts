import { describe, expect, it, test } from 'vitest';
import { toMemberContents, toSectionContents } from './toSectionContents';

const named = (id: string) => ({ id });
const member = (name: string, kind = 'method') => ({ id: `taichi.GUI.${name}`, name, kind });

const contents = (symbols: { id: string }[], removed: { id: string }[] = []) =>
  toSectionContents({ module: 'taichi', symbols, removed, removedTitle: 'Removed' });

describe('toSectionContents', () => {
  it('lists names below the module, and members in the order of the page', () => {
    const gui = { id: 'taichi.GUI', members: [member('ALT', 'attribute'), member('show')] };
    expect(contents([gui], [named('taichi.simt.block.sync')])).toEqual([
      { id: 'taichi.GUI', level: 2, value: '<code>GUI</code>' },
      { id: 'taichi.GUI.show', level: 3, value: '<code>show</code>' },
      { id: 'taichi.GUI.ALT', level: 3, value: '<code>ALT</code>' },
      { id: 'taichi.simt.block.sync', level: 2, value: '<code>simt.block.sync</code>' },
    ]);
  });

  it('leaves members out on a long page', () => {
    const many = Array.from({ length: 12 }, (_, index) => named(`taichi.f${index}`));
    const gui = { id: 'taichi.GUI', members: [member('show')] };
    expect(contents([gui, ...many]).every(({ level }) => level === 2)).toBe(true);
  });

  it('lists letters on a very long page', () => {
    const names = Array.from({ length: 101 }, (_, index) =>
      named(`taichi.${index < 50 ? 'a' : 'B'}${index}`),
    );
    expect(contents(names, [named('taichi.Tape')])).toEqual([
      { id: 'taichi.a0', level: 2, value: '<code>A</code>' },
      { id: 'taichi.B50', level: 2, value: '<code>B</code>' },
      { id: 'taichi.Tape', level: 2, value: 'Removed' },
    ]);
  });
});

test('the page of a class lists its members', () => {
  expect(toMemberContents('taichi.GUI', [member('ALT', 'attribute'), member('show')], String)).toEqual([
    { id: 'taichi.GUI.show', level: 2, value: '<code>show</code>' },
    { id: 'taichi.GUI.ALT', level: 2, value: '<code>ALT</code>' },
  ]);
});

test('the page of a class with groups lists its members below them', () => {
  const members = [
    { ...member('ALT', 'attribute'), group: 'keys' as const },
    { ...member('show'), group: 'window' as const },
  ];
  expect(toMemberContents('taichi.GUI', members, (group) => `The ${group}`)).toEqual([
    { id: 'taichi.GUI:window', level: 2, value: 'The window' },
    { id: 'taichi.GUI.show', level: 3, value: '<code>show</code>' },
    { id: 'taichi.GUI:keys', level: 2, value: 'The keys' },
    { id: 'taichi.GUI.ALT', level: 3, value: '<code>ALT</code>' },
  ]);
});
