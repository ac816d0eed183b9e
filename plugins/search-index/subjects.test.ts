import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../config/locales';
import { foldText } from '../../shared/search-format/foldText';
import subjects from './subjects.json';
import { readSubjects } from './readSubjects';

/** Sources of the documentation by the last part of their addresses. */
const sources = new Map<string, string>();
for (const folder of ['docs', 'versioned_docs']) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const [, slug = ''] = /^slug: \/(\S+)$/m.exec(text) ?? [];
    sources.set(slug, (sources.get(slug) ?? '') + text);
  }
}

describe('the names of subjects', () => {
  it.each(Object.keys(subjects))('%s is a place of the documentation', (place) => {
    const [slug = '', id] = place.replace(/^docs\//, '').split('#');
    expect(sources.has(slug), slug).toBe(true);
    if (id !== undefined) expect(sources.get(slug)).toContain(`{#${id}}`);
  });

  it.each(Object.entries(subjects))('%s has names in every language, each once', (_, names) => {
    expect(Object.keys(names)).toEqual([...locales]);
    for (const list of Object.values(names)) {
      expect(new Set(list.map(foldText)).size).toBe(list.length);
    }
  });

  it('are the English ones and those of the language', () => {
    expect(readSubjects('fr-FR')['docs/syntax_sugars']).toEqual(['alias', 'shorthand', 'sucre syntaxique']);
    expect(readSubjects('de')['docs/syntax_sugars']).toEqual(['alias', 'shorthand']);
  });
});
