import { describe, expect, it } from 'vitest';
import { compareSections, hashSections } from './compareSections';
import { fakePage, fakeProject } from './fakeProject';
import { readSections } from './readSections';

const { hash } = fakeProject({});
const intro = 'An introduction.';
const [one, two, three] = [
  '## One {#one}\n\nText 1.',
  '## Two {#two}\n\nText 2.',
  '### Three {#three}\n\nText 3.',
];
const before = fakePage('field', intro, one, two, three);

const changesTo = (after: string) =>
  compareSections(hashSections(readSections(before), hash), readSections(after), hash).map(
    ({ id, kind }) => `${id} ${kind}`,
  );

describe('compareSections', () => {
  it.each([
    ['nothing', before, []],
    ['one sentence', fakePage('field', intro, one, two.replace('2.', 'two.'), three), ['two changed']],
    ['a heading', fakePage('field', intro, one.replace('One', 'First'), two, three), ['one changed']],
    ['the introduction', fakePage('field', 'Another.', one, two, three), ['_intro changed']],
    ['the title', fakePage('fields', intro, one, two, three), ['_title changed']],
    ['the order', fakePage('field', intro, two, three, one), []],
    ['order and a sentence', fakePage('field', intro, two, `${one} More.`, three), ['one changed']],
    [
      'a split',
      fakePage('field', intro, '## One {#one}', '## Half {#half}\n\nText 1.', two, three),
      ['one changed', 'half added'],
    ],
    ['a section less', fakePage('field', intro, one, three), ['two removed']],
    [
      'an id',
      fakePage('field', intro, one, two.replace('#two', '#second'), three),
      ['second added', 'two removed'],
    ],
  ])('finds a change of %s', (_what, after, expected) => {
    expect(changesTo(after)).toEqual(expected);
  });

  it('names a section by its heading in the source', () => {
    const changes = compareSections({}, readSections('## `ti.init` {#init}\n'), hash);
    expect(changes).toEqual([{ id: 'init', title: 'ti.init', kind: 'added' }]);
  });
});
