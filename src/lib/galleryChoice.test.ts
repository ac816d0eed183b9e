import { expect, it } from 'vitest';
import { formatChoice, isChosen, pageOf, readChoice, readFullView } from './galleryChoice';

const item = {
  kind: 'patterns',
  lines: 30,
  to: '/docs/ggui#canvas',
  versions: ['current', 'v1.6.0'],
  plan: 'assets/live/x.json',
} as const;

it('shows what fits all choices', () => {
  expect(isChosen(item, {})).toBe(true);
  expect(isChosen(item, { kind: 'patterns', length: 'short', version: 'v1.6.0', runs: 'live' })).toBe(true);
  expect(isChosen(item, { kind: 'images' })).toBe(false);
  expect(isChosen(item, { length: 'long' })).toBe(false);
  expect(isChosen(item, { version: 'v1.5.0' })).toBe(false);
  expect(isChosen({ ...item, plan: undefined }, { runs: 'live' })).toBe(false);
});

it('leads to the chosen version, or to the last release if that has the program', () => {
  expect(pageOf(item, undefined)).toBe('/docs/ggui#canvas');
  expect(pageOf(item, 'current')).toBe('/docs/master/ggui#canvas');
  expect(pageOf({ ...item, versions: ['current'] }, undefined)).toBe('/docs/master/ggui#canvas');
  expect(pageOf({ ...item, to: '/gallery/ink', versions: [] }, undefined)).toBe('/gallery/ink');
});

it('keeps a choice in the address, and leaves out what is none', () => {
  const choice = { kind: 'images', length: 'short', version: 'v1.5.0', runs: 'live' } as const;
  expect(formatChoice(choice)).toBe('#live=only&subject=images&length=short&docs=v1.5.0');
  expect(readChoice(formatChoice(choice))).toEqual(choice);
  expect(readChoice('#live=all&subject=cats&docs=v9')).toEqual({});
  expect(formatChoice({ version: 'current' })).toBe('#live=all&docs=current');
  expect(formatChoice({})).toBe('');
});

it('finds the program in full view; a choice of filters is none', () => {
  const names = ['ink', 'waves'];
  expect(readFullView('#live=waves', names)).toBe('waves');
  expect(readFullView('#live=ink&speed=0.2', names)).toBe('ink');
  for (const fragment of ['', '#live=all&docs=current', '#live=only', '#live=cats', '#waves'])
    expect(readFullView(fragment, names)).toBeUndefined();
});
