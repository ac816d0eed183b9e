import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from 'webpack';
import { extendCache } from './bundlerCache';

const withExperiments = (experiments: object) => ({ experiments }) as Configuration;
const cache = { type: 'persistent', version: '3', buildDependencies: ['core.js'] };

afterEach(() => vi.unstubAllEnvs());

describe('extendCache', () => {
  it('returns what a plugin adds to the cache that it is given', () => {
    const added = extendCache(withExperiments({ cache }), 'pictures', ({ version }) => ({
      version: `${version}-new`,
      buildDependencies: ['loader.mjs'],
    }));
    expect(added).toEqual({
      experiments: { cache: { version: '3-new', buildDependencies: ['loader.mjs'] } },
    });
  });

  it.each([
    ['no experiments', {}],
    ['a cache in another place', { cache }],
    ['no cache', withExperiments({})],
    ['a cache in memory', withExperiments({ cache: { type: 'memory' } })],
    ['a switch', withExperiments({ cache: true })],
  ])('names the plugin when the configuration has %s', (_what, config) => {
    expect(() => extendCache(config as Configuration, 'pictures', () => ({}))).toThrow(
      'pictures: no cache found',
    );
  });

  it('adds nothing when the cache is switched off', () => {
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
    expect(extendCache({}, 'pictures', () => ({ version: '1' }))).toEqual({});
  });
});
