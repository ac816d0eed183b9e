import { expect, it } from 'vitest';
import { insertSection } from './insertSection';

const order = ['_title', '_intro', 'one', 'two', 'three'];
const page = '---\nslug: /a\n---\n\nIntro.\n\n## Three {#three}\n\nText.\n';

it.each([
  ['into nothing', null, '## Two {#two}', 'two', '## Two {#two}\n'],
  [
    'before the next one',
    page,
    '## Two {#two}',
    'two',
    page.replace('## Three', '## Two {#two}\n\n## Three'),
  ],
  ['at the end', '## One {#one}\n', '## Three {#three}', 'three', '## One {#one}\n\n## Three {#three}\n'],
  ['at the top', '## One {#one}\n', 'Intro.', '_intro', 'Intro.\n\n## One {#one}\n'],
  ['as a title', page, 'title: A', '_title', page.replace('slug', 'title: A\nslug')],
  ['as a title of nothing', null, 'title: A', '_title', '---\ntitle: A\n---\n'],
])('inserts a section %s', (_where, before, text, id, after) => {
  expect(insertSection(before, text, id, order)).toBe(after);
});
