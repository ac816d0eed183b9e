import { describe, expect, it } from 'vitest';
import { lastResort } from './lastResort';

const languagesOf = (html: string): string[] =>
  [...html.matchAll(/<section lang="([^"]+)">/g)].map(([, locale = '']) => locale);

describe('lastResort', () => {
  it.each([
    ['/docs/field', ['en', 'zh-Hans', 'fr-FR']],
    ['/fr-FR/docs/field', ['fr-FR', 'en', 'zh-Hans']],
    ['/base/zh-Hans/', ['zh-Hans', 'en', 'fr-FR']],
  ])('answers %s in every language, that of the address first', async (path, expected) => {
    const html = await lastResort(path).text();
    expect(languagesOf(html)).toEqual(expected);
    expect(html).toContain(`<html lang="${expected[0]}">`);
    expect(html.match(/<a href="">/g)).toHaveLength(3);
  });

  it('is an error, is not kept, and runs nothing', () => {
    const { status, headers } = lastResort('/');
    expect(status).toBe(503);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';style-src 'nonce-\w+';/);
  });
});
