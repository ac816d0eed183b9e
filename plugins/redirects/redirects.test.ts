import { describe, expect, it } from 'vitest';
import { findAliases } from './findAliases';
import { findRedirectProblems } from './findRedirectProblems';
import { renderRedirect } from './renderRedirect';

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

describe('renderRedirect', () => {
  it('sends the reader on without a script, and search engines too', () => {
    const html = renderRedirect('/blog/eth-zürich', 'https://docs.example');
    expect(html).toContain('content="0; url=/blog/eth-z%C3%BCrich"');
    expect(html).toContain('href="https://docs.example/blog/eth-z%C3%BCrich"');
    expect(html).not.toContain('<script');
  });

  it('lets no address break out of an attribute', () => {
    expect(renderRedirect('/a"><b>', 'https://docs.example')).not.toContain('"><b>');
  });
});
