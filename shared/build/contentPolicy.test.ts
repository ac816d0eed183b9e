import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowInline, insertPolicy, readPolicy, renderPolicy } from './contentPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = [
  '<!doctype html><html><meta charset=UTF-8><script src=/boot.js></script>',
  '<script type=speculationrules>{"prefetch":[]}</script>',
  '<script type=application/ld+json>{"@type":"Article"}</script>',
  '<p>a &lt;script>text&lt;/script></p><script>run()</script><script>run()</script><style>p{a:b}</style>',
].join('');

describe('allowInline', () => {
  it('adds the hash of each inline script and style once, and none for files, data and text', () => {
    expect(allowInline({ 'default-src': ["'self'"] }, page)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", hash('{"prefetch":[]}'), hash('run()')],
      'style-src': ["'self'", hash('p{a:b}')],
    });
  });

  it('keeps the sources of the policy', () => {
    const policy = { 'script-src': ["'self'", 'https://a.example'], 'style-src': ["'self'", hash('')] };
    expect(allowInline(policy, '')).toEqual(policy);
    const { 'style-src': sources } = allowInline(policy, '<style>p{a:b}</style>');
    expect(sources).toEqual(["'self'", hash(''), hash('p{a:b}')]);
  });
});

describe('insertPolicy', () => {
  const policy = { 'default-src': ["'self'"], 'base-uri': ["'none'"] };

  it('comes before everything that it applies to, and can be read back', () => {
    const html = insertPolicy(page, policy);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    expect(readPolicy(html)).toBe("default-src 'self';base-uri 'none'");
    expect(renderPolicy(policy)).toBe(readPolicy(html));
  });

  it('refuses a page without encoding', () => {
    expect(() => insertPolicy('<p>', policy)).toThrow('Fix: add a meta charset');
  });

  it('finds none in a page without', () => {
    expect(readPolicy(page)).toBeNull();
  });
});
