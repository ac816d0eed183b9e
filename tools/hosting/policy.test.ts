import { describe, expect, it } from 'vitest';
import { readServices } from '../../config/services';
import { renderPolicy } from '../../shared/build/contentPolicy';
import { pagePolicy } from './policy';

const policyOf = (env: Readonly<Record<string, string>> = {}) => pagePolicy(readServices(env));

describe('pagePolicy', () => {
  it('allows the site itself and the star count', () => {
    expect(renderPolicy(policyOf())).toBe(
      "default-src 'self';script-src 'self';base-uri 'none';form-action 'self';connect-src 'self' https://api.github.com",
    );
  });

  it('allows the worker of the site and no other: what is not named falls back to these', () => {
    const policy = policyOf();
    expect(policy['worker-src'] ?? policy['child-src'] ?? policy['script-src']).toEqual(["'self'"]);
  });

  it('allows a newsletter provider to receive the form, by script and by the browser', () => {
    const policy = policyOf({ NEWSLETTER_ENDPOINT: 'https://mail.example/lists/1?b=2' });
    expect(policy['connect-src']).toContain('https://mail.example');
    expect(policy['form-action']).toEqual(["'self'", 'https://mail.example']);
  });

  it('needs nothing more for a form that the site itself receives', () => {
    expect(policyOf({ NEWSLETTER_ENDPOINT: '/api/newsletter-preview' })).toEqual(policyOf());
  });

  it('allows hosted search its hosts and its one style', () => {
    const policy = policyOf({ ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_KEY: 'k', ALGOLIA_INDEX_NAME: 'i' });
    expect(policy['connect-src']).toContain('https://*.algolia.net');
    expect(policy['style-src']?.join(' ')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  });

  it('allows analytics its script and its calls', () => {
    const policy = policyOf({ GTAG_TRACKING_ID: 'G-1' });
    expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    expect(policy['img-src']?.[0]).toBe("'self'");
  });

  it('never allows inline code or every host', () => {
    const all = policyOf({
      ALGOLIA_APP_ID: 'A',
      ALGOLIA_SEARCH_KEY: 'k',
      ALGOLIA_INDEX_NAME: 'i',
      GTAG_TRACKING_ID: 'G-1',
      NEWSLETTER_ENDPOINT: 'https://mail.example/',
    });
    expect(renderPolicy(all)).not.toMatch(/unsafe|https:[ ;]|\s\*[ ;]/);
  });
});
