import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { findAliases } from './findAliases';
import { findRedirectProblems } from './findRedirectProblems';
import { redirectScript, renderRedirect } from './renderRedirect';

describe('findRedirectProblems', () => {
  it.each([
    ['nothing when both ends are right', { '/old': '/new#part' }, []],
    ['an address that a page has', { '/new': '/other' }, ['"/new" is the address of a page']],
    ['a target that is not a page', { '/old': '/gone' }, ['"/old" leads to "/gone", which is not a page']],
  ])('finds %s', (_, redirects, problems) => {
    const found = findRedirectProblems(redirects, ['/new/', '/other']);
    expect(found).toHaveLength(problems.length);
    problems.forEach((problem, index) => expect(found[index]).toContain(problem));
  });
});

describe('findAliases', () => {
  it('adds an alias for each page of a branch, but not for its root', () => {
    const pages = [
      '/api/',
      '/api/taichi/',
      '/api/taichi/aot/module/',
      '/api/master/taichi/ad/',
      '/blog/taichi',
    ];
    const aliases = [
      { of: '/api/taichi', at: '/api' },
      { of: '/api/master/taichi', at: '/api/master' },
    ];
    expect(findAliases(aliases, pages)).toEqual({
      '/api/aot/module': '/api/taichi/aot/module/',
      '/api/master/ad': '/api/master/taichi/ad/',
    });
  });
});

const site = {
  origin: 'https://docs.example',
  script: '/assets/redirect.js',
  policy: { 'default-src': ["'none'"] },
};

describe('renderRedirect', () => {
  it('sends the reader on with a script and without, and search engines too', () => {
    const html = renderRedirect('/blog/eth-zürich', site);
    expect(html).toContain(
      '<script src="/assets/redirect.js" data-to="/blog/eth-z%C3%BCrich"></script>\n<noscript><meta http-equiv',
    );
    expect(html).toContain('content="0; url=/blog/eth-z%C3%BCrich"');
    expect(html).toContain(
      `<meta charset="utf-8"><meta http-equiv=Content-Security-Policy content="default-src 'none'">`,
    );
    expect(html).toContain('href="https://docs.example/blog/eth-z%C3%BCrich"');
  });

  it('lets no address break out of an attribute', () => {
    expect(renderRedirect('/a"><b>', site)).not.toContain('"><b>');
  });
});

describe('redirectScript', () => {
  it.each([
    ['/new', '', '', '/new'],
    ['/new', '?q=field', '#shape', '/new?q=field#shape'],
    ['/new?a=1#own', '?q=field', '#shape', '/new?a=1#own'],
  ])('leads to %s with "%s" and "%s"', (to, search, hash, expected) => {
    let arrival = '';
    const location = {
      toString: () => `https://docs.example/old${search}${hash}`,
      search,
      hash,
      replace: (url: URL) => (arrival = url.href),
    };
    runInNewContext(redirectScript, { URL, location, document: { currentScript: { dataset: { to } } } });
    expect(arrival).toBe(`https://docs.example${expected}`);
  });
});
