import type { Configuration } from 'webpack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureBuild } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import exampleReport, { validateOptions } from './index';

const options = { file: 'data/example-report.json' };

/** The persistent cache in Docusaurus' Rspack configuration. */
const cacheOf = ({ experiments }: Configuration) =>
  (experiments as { cache?: { version: string; buildDependencies: string[] } } | undefined)?.cache;

describe('example-report', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture?.close());

  const configure = async (target: 'client' | 'server', file = options.file) =>
    cacheOf(await configureBuild(fixture, exampleReport(fixture.context, { file }), target));

  it.each(['client', 'server'] as const)(
    'adds the report to what the %s cache depends on',
    async (target) => {
      const cache = await configure(target);
      const { siteConfigPath } = fixture.context;
      expect(cache?.buildDependencies).toEqual(
        expect.arrayContaining([siteConfigPath, fixture.site.pathOf('data/example-report.json')]),
      );
    },
  );

  it('has a cache of its own for a site without a report', async () => {
    const [withReport, without] = await Promise.all([configure('client'), configure('client', 'none.json')]);
    expect(without?.version).toBe(`${withReport?.version}-unreported`);
    expect(without?.buildDependencies).not.toContain(fixture.site.pathOf('none.json'));
  });

  it('leaves a build without a persistent cache alone', async () => {
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    try {
      expect(await configure('client')).toBeUndefined();
    } finally {
      delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    }
  });

  it.each([{}, { ...options, files: [] }])('refuses the options %j', (wrong) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(/"files?" is/);
  });
});
