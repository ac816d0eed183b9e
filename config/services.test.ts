import { describe, expect, it } from 'vitest';
import { readServices } from './services';

describe('readServices', () => {
  it('needs no setting at all', () => {
    const services = readServices({});
    expect(services.algolia).toBeNull();
    expect(services.gtagTrackingId).toBeNull();
    expect(services.newsletterEndpoint).toBeNull();
    expect(services.repositoryMetadataUrl).toContain('api.github.com');
  });

  it('takes the hosted search when its three settings are there', () => {
    const env = { ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_KEY: 'b', ALGOLIA_INDEX_NAME: 'c' };
    expect(readServices(env).algolia).toEqual({ appId: 'a', apiKey: 'b', indexName: 'c' });
  });

  it.each([
    [{ ALGOLIA_APP_ID: 'a' }, /ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME/],
    [{ ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_KEY: 'b' }, /set ALGOLIA_INDEX_NAME too/],
  ])('names what is missing in %o', (env, message) => {
    expect(() => readServices(env)).toThrow(message);
  });
});
