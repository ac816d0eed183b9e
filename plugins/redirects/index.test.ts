import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitFiles } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { finishBuild } from '../../tests/fixtures/finishBuild';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import redirects, { validateOptions } from './index';

const options = {
  redirects: { '/field': '/docs/field#shape' },
  aliases: [{ of: '/api/taichi', at: '/api' }],
  policy: { 'default-src': ["'none'"] },
};

describe.each([
  ['en', ''],
  ['fr-FR', '/fr-FR'],
])('redirects in %s', (locale, base) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(locale);
  });
  afterAll(() => fixture?.close());

  it('writes a page at each old address', async () => {
    const read = await finishBuild(fixture, redirects(fixture.context, options));
    const moved = String(await read('field/index.html'));
    expect(moved).toContain(`<meta http-equiv="refresh" content="0; url=${base}/docs/field#shape">`);
    expect(moved).toContain(`<link rel="canonical" href="https://fixture.example${base}/docs/field#shape">`);
  });

  it('adds the script of the pages to the bundle', async () => {
    const emitted = await emitFiles(fixture, redirects(fixture.context, options));
    const [script] = Object.keys(emitted).filter((file) => /^assets\/redirect\.[\da-f]{8}\.js$/.test(file));
    const read = await finishBuild(fixture, redirects(fixture.context, options));
    expect(String(await read('field/index.html'))).toContain(`src="${base}/${script}"`);
  });

  it('writes a page at the other address of each page of a branch, but not at its top', async () => {
    const read = await finishBuild(fixture, redirects(fixture.context, options));
    expect(String(await read('api/math/index.html'))).toContain(`url=${base}/api/taichi/math/"`);
    expect(String(await read('api/Field/index.html'))).toContain(`url=${base}/api/taichi/Field/"`);
    await expect(read('api/index.html')).rejects.toThrow('ENOENT');
  });

  it('names the files after the addresses of a site without trailing slashes', async () => {
    const { context } = fixture;
    const withoutSlash = { ...context, siteConfig: { ...context.siteConfig, trailingSlash: false } };
    const read = await finishBuild(fixture, redirects(withoutSlash, options));
    expect(String(await read('field.html'))).toContain(`url=${base}/docs/field#shape`);
  });

  it('refuses an address of a page and a target without one, both at once', async () => {
    const wrong = { '/docs/field': '/', '/old': '/docs/feild' };
    const finished = finishBuild(fixture, redirects(fixture.context, { ...options, redirects: wrong }));
    await expect(finished).rejects.toThrow(
      [
        'config/redirects.ts: "/docs/field" is the address of a page. Fix: remove the redirect',
        'config/redirects.ts: "/old" leads to "/docs/feild", which is not a page. Fix: name the path of an existing page',
      ].join('\n'),
    );
  });
});

describe('the options of redirects', () => {
  it.each([
    ['a relative address', { ...options, redirects: { old: '/new' } }, /"redirects.old" is not allowed/],
    [
      'a relative target',
      { ...options, redirects: { '/old': 'new' } },
      /"redirects.\/old" with value "new" fails/,
    ],
    ['a missing list', {}, /"redirects" is required/],
    ['an unknown option', { ...options, status: 301 }, /"status" is not allowed/],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(message);
  });
});
