import { describe, expect, it } from 'vitest';
import { closestPath } from './closestPath';

const pages = ['', 'blog', 'docs/field', 'docs/hello_world', 'docs/master/field', 'docs/type'];

describe('closestPath', () => {
  it.each([
    ['docs/nope', 'docs/type'],
    ['docs/hello_wrld', 'docs/hello_world'],
    ['docs/Field', 'docs/field'],
    ['docs/basic/field', 'docs/field'],
    ['docs/mastr/field', 'docs/master/field'],
    ['blgo', 'blog'],
    ['elsewhere/nope', null],
    ['docs/quantised_types', null],
  ])('takes %s for %s', (wrong, expected) => {
    expect(closestPath(wrong, pages)).toBe(expected);
  });

  it('compares ids too', () => {
    expect(closestPath('castz', ['pass', 'casts', 'cast-everything'])).toBe('casts');
    expect(closestPath('keine', ['main'])).toBeNull();
    expect(closestPath('a', [])).toBeNull();
  });
});
