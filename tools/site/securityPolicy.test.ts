import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './securityPolicy';

const algolia = { appId: 'APP', apiKey: 'key', indexName: 'taichi' };

test('allows nothing inline but by hash', () => {
  const policy = contentSecurityPolicy({ algolia: null });
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self' https://api.github.com;");
});

test('hosted search adds its hosts and its one style', () => {
  const policy = contentSecurityPolicy({ algolia });
  expect(policy).toContain(
    "connect-src 'self' https://api.github.com https://*.algolia.net https://*.algolianet.com;",
  );
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/);
  expect(policy).not.toContain('unsafe');
});
