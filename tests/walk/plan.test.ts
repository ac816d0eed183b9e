import { describe, expect, it } from 'vitest';
import { keysOf, typeOf, type Fingerprint } from './fingerprint';
import { describePlan, planAll, planWalk } from './plan';
import { listUnseen, passedIn, toReport } from './report';

const page = (address: string, content: string, shapes: string, size = 100): Fingerprint => ({
  address,
  template: address.split('/')[1] ?? '',
  content,
  shapes: shapes.split(''),
  size,
});

const site = [
  page('/docs/a', 'one', 'pq', 50),
  page('/docs/b', 'two', 'pqr'),
  page('/docs/c', 'three', 'pqst'),
  page('/docs/d', 'four', 'rst', 900),
  page('/blog/e', 'five', 'pu'),
];

const plan = (pages: readonly Fingerprint[], passed: readonly string[]) =>
  planWalk(pages, new Set(passed)).map(({ page: { address }, reason }) => `${address} ${reason}`);

const everything = site.flatMap(keysOf);
const without = (...keys: string[]) => everything.filter((key) => !keys.includes(key));
const types = ['/docs/a type', '/blog/e type'];

describe('planWalk', () => {
  it('opens the smallest page of each type that has not passed with the present app', () => {
    expect(plan(site, everything)).toEqual(types);
    expect(plan(site, [...everything, ...site.slice(4).map(typeOf)])).toEqual(['/docs/a type']);
  });

  it('opens nothing where all has passed, but for the types that are drawn', () => {
    const passed = new Set([...everything, ...site.map(typeOf)]);
    expect(planWalk(site, passed)).toEqual([]);
    const planned = planWalk(site, passed, () => true);
    expect(planned.map(({ page: { address } }) => address)).toEqual(['/docs/a', '/blog/e']);
  });

  it('opens the page of a type with the app where its content has not passed', () => {
    expect(plan(site, [...without('one'), ...site.map(typeOf)])).toEqual(['/docs/a type']);
  });

  it('opens each page with a content that has not passed', () => {
    expect(plan(site, without('two', 'four'))).toEqual([...types, '/docs/b content', '/docs/d content']);
  });

  it('opens a page once where it is of a type, has another content and new shapes', () => {
    expect(plan(site, without('one', 'p', 'q', 'u'))).toEqual(types);
  });

  it('shows every shape again after a change of styles, on few and small pages', () => {
    expect(plan(site, ['one', 'two', 'three', 'four', 'five'])).toEqual([
      ...types,
      '/docs/c shapes',
      '/docs/b shapes',
    ]);
  });

  it('looks for the one page with a defect among hundreds', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      page(`/docs/${index}`, `content ${index}`, 'pqrst'),
    );
    const passed = many.flatMap(keysOf);
    const planted = many.map((each) =>
      each.address === '/docs/321' ? { ...each, shapes: ['p', 'x'] } : each,
    );
    expect(plan(planted, passed)).toEqual(['/docs/0 type', '/docs/321 shapes']);
  });

  it('opens one page for two that are alike', () => {
    const twins = [...site, page('/docs/f', 'six', 'pq'), page('/docs/g', 'six', 'pq')];
    expect(plan(twins, everything)).toEqual([...types, '/docs/f content']);
  });
});

describe('planAll', () => {
  it('opens every page, and has one of each type too', () => {
    const twin = page('/docs/f', 'one', 'pq');
    const reasons = planAll([...site, twin]).map(({ page: { address }, reason }) => `${address} ${reason}`);
    expect(reasons.sort()).toEqual([
      '/blog/e type',
      '/docs/a type',
      '/docs/b shapes',
      '/docs/c shapes',
      '/docs/d content',
      '/docs/f all',
    ]);
  });
});

describe('describePlan', () => {
  it('says how many pages are opened, and why', () => {
    const passed = new Set(without('two', 't'));
    expect(describePlan(site, planWalk(site, passed), passed)).toBe(
      '4 of 5 pages opened: 2 for a type that has not passed with this app or is drawn, 1 for a content that has not passed, 1 more for 1 shapes that have not passed with these styles',
    );
  });

  it('says that all are opened', () => {
    expect(describePlan(site, planAll(site), new Set())).toBe('5 pages, all of them opened');
  });
});

describe('a report', () => {
  const scope = { checks: 'checks', look: 'look', app: 'app' };
  const typeKeys = site.slice(3).map(typeOf);
  const report = toReport(site, new Set([...without('two', 't'), ...typeKeys]), scope);

  it('has the keys of the site that passed, sorted and once', () => {
    expect(report).toEqual({
      ...scope,
      types: [...typeKeys].sort(),
      contents: ['five', 'four', 'one', 'three'],
      shapes: ['p', 'q', 'r', 's', 'u'],
    });
  });

  it.each([
    ['counts with the same look and app', scope, [...report.contents, ...report.shapes, ...report.types]],
    [
      'does not count for types with another app',
      { ...scope, app: 'other' },
      [...report.contents, ...report.shapes],
    ],
    ['counts for contents only with another look', { ...scope, look: 'other' }, report.contents],
    ['counts for nothing with other checks', { ...scope, checks: 'other' }, []],
  ])('%s', (_, now, expected) => {
    expect(passedIn(report, now)).toEqual(expected);
  });

  it('leaves pages out of which something has not passed', () => {
    const passed = new Set(passedIn(report, scope));
    expect(listUnseen(site, passed).map(({ address }) => address)).toEqual(['/docs/b', '/docs/c', '/docs/d']);
  });
});
