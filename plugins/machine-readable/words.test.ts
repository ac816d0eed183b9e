import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../../config/locales';
import texts from './texts.json';
import { createWords, pageWords } from './words';

/** Sources of the theme with spaces in place of line breaks. */
const theme = ['src/components', 'src/theme']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  .join('\n')
  .replace(/\s+/g, ' ');

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

it.each(Object.entries(pageWords))('%s has the text of the theme', (id, text) => {
  // `translate({ id, message })` on one hand, `<Translate id>text</Translate>` on the other.
  const call = new RegExp(`id: '${quoted(id)}', message: '${quoted(text)}'`);
  const element = new RegExp(
    `id="${quoted(id)}".{0,500}?>\\s*(?:\\{')?${quoted(text)}(?:'\\})?\\s*</Translate>`,
  );
  expect(call.test(theme) || element.test(theme)).toBe(true);
});

it('has its own texts in every language', () => {
  expect(Object.keys(texts).sort()).toEqual([...locales].sort());
  const ids = Object.keys(texts.en);
  for (const own of Object.values(texts)) expect(Object.keys(own)).toEqual(ids);
});

it('fills in values, and falls back to English', () => {
  const words = createWords('de', { 'badge.since': 'neu in {version}' });
  expect(words.page('badge.since', { version: '1.6' })).toBe('neu in 1.6');
  expect(words.page('badge.changed', { version: '1.6' })).toBe('changed in 1.6');
  expect(words.own('figure', { alt: 'A' })).toBe('Figure: A');
});
