import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { boxTexts, hitMessages } from './boxTexts';

const folder = 'src/components/Search';
const theme = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ');

it.each(Object.entries(hitMessages))('%s has the text of the dialog', (id, text) => {
  const found = new RegExp(
    `id(?:: '|=")${id}['"](?:, message: '([^']*)'|[^>]{0,300}> ([^<{]*) </|.{0,300}?> \\{'([^']*)'\\} </)`,
  ).exec(theme);
  const [, call, element, value] = found ?? [];
  expect(call ?? element ?? value).toBe(text);
});

it('falls back to English', () => {
  const texts = boxTexts({ 'search.section.docs': '文档' });
  expect(texts.sections.docs).toBe('文档');
  expect(texts.sections['user-stories']).toBe('User stories');
});
