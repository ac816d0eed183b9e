import { describe, expect, it } from 'vitest';
import { drawCard } from './drawCard';
import { openFaces } from './faces';
import type { Card } from './types';

const card = (changes: Partial<Card>): Card => ({
  title: 'Fields',
  sections: ['Docs', 'Guides'],
  locale: 'en',
  isCode: false,
  ...changes,
});

describe('drawCard', () => {
  it.each([
    ['en', card({})],
    ['en', card({ title: 'ti.ui.Window', isCode: true })],
    ['fr-FR', card({ title: 'L’œuvre « parallèle »', locale: 'fr-FR' })],
    ['zh-Hans', card({ title: '“梯度”与 Field', sections: ['文档'], locale: 'zh-Hans' })],
  ])('writes outlines and no text, in %s', async (locale, shown) => {
    const svg = drawCard(shown, await openFaces([shown], locale), '<path d="M0 0"/>');
    expect(svg).not.toMatch(/<text|font|NaN/);
    expect(svg.length).toBeGreaterThan(2000);
  });

  it('refuses a character that the faces were not opened for', async () => {
    const faces = await openFaces([card({})], 'en');
    expect(() => faces.title.measure('☃', 100)).toThrow('in none of the texts');
  });

  it('leaves the right side to a picture', async () => {
    const long = card({ title: 'A title of many words that has to be broken', picture: '/a.webp' });
    const svg = drawCard(long, await openFaces([long], 'en'), '');
    const outlines = svg.slice(svg.lastIndexOf('<path fill'), svg.indexOf('<g stroke-width'));
    const right = Math.max(...[...outlines.matchAll(/[ML](\d+(?:\.\d+)?) /g)].map(([, x]) => Number(x)));
    expect(right).toBeGreaterThan(300);
    expect(right).toBeLessThan(736);
  });
});
