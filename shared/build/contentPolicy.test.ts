import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowInlineScripts, insertPolicy, readPolicy, renderPolicy } from './contentPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = [
  '<!doctype html><html><meta charset=UTF-8><script src=/boot.js></script>',
  '<script type=speculationrules>{"prefetch":[]}</script>',
  '<script type=application/ld+json>{"@type":"Article"}</script>',
  '<p>a &lt;script>text&lt;/script></p><script>run()</script><script>run()</script>',
].join('');

describe('allowInlineScripts', () => {
  it('adds the hash of each inline script once, and none for files, data and text', () => {
    expect(allowInlineScripts({ 'default-src': ["'self'"] }, page)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", hash('{"prefetch":[]}'), hash('run()')],
    });
  });

  it('keeps the sources of the policy', () => {
    const { 'script-src': sources } = allowInlineScripts(
      { 'script-src': ["'self'", 'https://a.example'] },
      '',
    );
    expect(sources).toEqual(["'self'", 'https://a.example']);
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
