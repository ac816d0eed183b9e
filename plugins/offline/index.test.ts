import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitFiles } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { finishBuild } from '../../tests/fixtures/finishBuild';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import offline, { validateOptions } from './index';

const options = {
  versions: [
    { label: 'develop', path: 'master' },
    { label: 'v1.6.0', path: '' },
  ],
  posts: ['blog'],
};

describe.each(['en', 'fr-FR'])('offline in %s', (locale) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(locale);
  });
  afterAll(() => fixture?.close());

  it('emits the worker once, at the root of the site', async () => {
    const files = await emitFiles(fixture, offline(fixture.context, options));
    expect(Object.keys(files)).toEqual(locale === 'en' ? ['offline-worker.js'] : []);
    expect(files['offline-worker.js'] ?? '').not.toMatch(/\b(?:import|export|eval)\b/);
  });

  it('plans the sets of the locale', async () => {
    const read = await finishBuild(fixture, offline(fixture.context, options));
    const { root, sets } = JSON.parse(String(await read('assets/offline/plan.json'))) as {
      root: string;
      sets: { version: string; home: string; pages: string[] }[];
    };
    const home = fixture.context.baseUrl;
    expect(root).toBe('/');
    expect(sets.map(({ version }) => version)).toEqual(['develop', 'v1.6.0']);
    for (const set of sets) expect(set.home).toBe(home);
    expect(sets[1]?.pages).toContain(`${home}docs/field`);
    expect(sets[1]?.pages.join(' ')).not.toMatch(/master|blog|404/);
  });
});

describe('validateOptions', () => {
  it.each([
    ['an unknown option', { ...options, size: 9 }, /"size" is not allowed/],
    ['no versions', { posts: [] }, /"versions" is required/],
    ['a version without a path', { versions: [{ label: 'v1' }] }, /"versions\[0\].path" is required/],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(message);
  });
});
