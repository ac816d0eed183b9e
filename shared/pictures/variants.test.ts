import { describe, expect, it } from 'vitest';
import { chooseFrom, requestVariants, type PicturePlace } from './variants';

const source = { src: '/a.webp', width: '960', variants: '/a-480.1.avif 480w', place: 'text' as const };

describe('requestVariants', () => {
  it('requests a narrower variant of covers, because lists show them small', () => {
    expect(requestVariants('./a.webp', 'text')).toBe('!!picture-variants?480,800!./a.webp');
    expect(requestVariants('./a.webp', 'cover')).toBe('!!picture-variants?360,480,800!./a.webp');
  });
});

describe('chooseFrom', () => {
  it('puts the picture itself last', () => {
    expect(chooseFrom(source).srcSet).toBe('/a-480.1.avif 480w, /a.webp 960w');
  });

  it('leaves the picture out where a smaller file has the same width', () => {
    const variants = '/a-480.1.avif 480w, /a-960.1.avif 960w';
    expect(chooseFrom({ ...source, variants }).srcSet).toBe(variants);
  });

  it('leaves the picture as it is where no file is smaller', () => {
    expect(chooseFrom({ ...source, variants: 'none' })).toEqual({});
  });

  it.each(['variants', 'src', 'width'])('leaves the picture as it is without %s', (key) => {
    expect(chooseFrom({ ...source, [key]: undefined })).toEqual({});
    expect(chooseFrom({ ...source, [key]: '' })).toEqual({});
  });

  it.each<[PicturePlace, string]>([
    ['text', 'min(39rem, 100vw - 2.25rem)'],
    ['frame', '(max-width: 996px) 100vw, 46rem'],
    ['card', '(max-width: 640px) 10.5rem, 15rem'],
  ])('says how wide a picture is: %s', (place, all) => {
    expect(chooseFrom({ ...source, place }).sizes?.endsWith(`, ${all}`)).toBe(true);
  });

  it('requests at most two device pixels per CSS pixel on phones', () => {
    const { sizes = '' } = chooseFrom({ ...source, place: 'frame' });
    const tiers = [...sizes.matchAll(/\(min-resolution: ([\d.]+)dppx\) ([\d.]+)vw/g)];
    expect(tiers).toHaveLength(2);
    for (const [, density, percent] of tiers) {
      const pixels = (Number(density) * Number(percent)) / 100;
      expect(pixels).toBeGreaterThanOrEqual(2);
      expect(pixels).toBeLessThan(2.1);
    }
  });
});
