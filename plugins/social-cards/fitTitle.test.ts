import { describe, expect, it } from 'vitest';
import { fitTitle, splitTitle } from './fitTitle';

/** Every character is half as wide as the text is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const place = { width: 600, height: 260, leading: 1.1 };

describe('splitTitle', () => {
  it.each([
    ['en', 'Fields and kernels', ['Fields ', 'and ', 'kernels']],
    ['en', 'ti.ui.Window', ['ti.', 'ui.', 'Window']],
    ['en', 'Real-time (2D)', ['Real-time ', '(2D)']],
    ['fr-FR', 'L’essai : la suite', ['L’essai : ', 'la ', 'suite']],
    ['zh-Hans', '数据：“梯度”', ['数据：', '“梯度”']],
  ])('in %s: %s', (locale, title, parts) => {
    expect(splitTitle(title, locale)).toEqual(parts);
  });
});

describe('fitTitle', () => {
  it('is as large as possible on few lines', () => {
    expect(fitTitle('Fields', 'en', place, measure)).toEqual({ size: 92, lines: ['Fields'] });
  });

  it('makes lines of similar length', () => {
    const { lines } = fitTitle('How to write a kernel', 'en', place, measure);
    expect(lines).toEqual(['How to write', 'a kernel']);
  });

  it('shrinks for a word that is wider than the place', () => {
    const { size, lines } = fitTitle('Differentiability', 'en', place, measure);
    expect(lines).toHaveLength(1);
    expect(measure('Differentiability', size)).toBeLessThanOrEqual(600);
  });

  it('ends in an ellipsis when even the smallest size is too large', () => {
    const { size, lines } = fitTitle('many words '.repeat(40), 'en', place, measure);
    expect(lines.at(-1)).toMatch(/\w…$/);
    expect(lines.length * size * 1.1).toBeLessThanOrEqual(260);
  });
});
