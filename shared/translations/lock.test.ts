import { describe, expect, it } from 'vitest';
import { formatLock, lineInLock, parseLock } from './lock';

const lock = {
  'b/2.md': { _title: '0123456789ab', one: 'ba9876543210' },
  'a/1.md': { _intro: '000000000000' },
};

describe('the lock file', () => {
  it('is sorted by path, keeps the order of the sections, and reads back', () => {
    const text = formatLock(lock);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['a/1.md', 'b/2.md']);
    expect(Object.keys(parseLock('lock', text)['b/2.md'] ?? {})).toEqual(['_title', 'one']);
  });

  it('is empty where there is none', () => {
    expect(parseLock('lock', null)).toEqual({});
  });

  it('knows the line of an entry', () => {
    expect(lineInLock(formatLock(lock), 'b/2.md')).toBe(5);
    expect(lineInLock(formatLock(lock), 'c.md')).toBe(1);
  });

  it.each(['', '[]', 'null', '{"a": 1}', '{"a": {"b": "xyz"}}'])('refuses %j', (text) => {
    expect(() => parseLock('lock', text)).toThrow(/^lock:1: .*Fix: /);
  });
});
