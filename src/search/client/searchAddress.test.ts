import { describe, expect, it } from 'vitest';
import { readSearchAddress, resolveVersion, writeSearchAddress, type SearchAddress } from './searchAddress';

describe('search address', () => {
  it.each<[string, SearchAddress]>([
    ['?q=field', { query: 'field', section: null, version: null }],
    ['?q=a%26b+%2B&section=api&version=v1.5.0', { query: 'a&b +', section: 'api', version: 'v1.5.0' }],
    ['?q=%E6%A0%B8&version=all', { query: '核', section: null, version: 'all' }],
    ['', { query: '', section: null, version: null }],
  ])('reads and writes %j', (search, address) => {
    expect(readSearchAddress(search)).toEqual(address);
    expect(readSearchAddress(writeSearchAddress(address))).toEqual(address);
  });

  it.each([
    [null, 'v1.5.0'],
    ['v0.1', 'v1.5.0'],
    ['develop', 'develop'],
    ['all', 'all'],
  ])('with the version %s, a reader of v1.5.0 searches %s', (version, searched) => {
    expect(resolveVersion(version, 'v1.5.0')).toBe(searched);
  });

  it('takes no section that does not exist', () => {
    expect(readSearchAddress('?section=__proto__').section).toBeNull();
  });

  it.each([['%E0%A4%A'], ['?q=%ff'], ['?q=\ud800']])('survives the broken address %j', (search) => {
    expect(() => writeSearchAddress(readSearchAddress(search))).not.toThrow();
  });

  it('writes a query with a lone surrogate', () => {
    expect(writeSearchAddress({ query: '\ud800', section: null, version: null })).toBe('?q=%EF%BF%BD');
  });
});
