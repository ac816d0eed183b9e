import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSections, loadSection, type Section } from './sections';

const page = (path: string) => ({
  path,
  exact: true,
  component: Object.assign(() => null, { preload: vi.fn() }),
});
type Page = ReturnType<typeof page>;

function section(path: string, pages: readonly Page[], { isLoaded = false, failures = 0 } = {}) {
  const module = { default: pages };
  const ownPreload = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(module));
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new Error('no network'));
  const parent: Section['parent'] = {
    path,
    routes: [],
    component: Object.assign(() => null, { preload: ownPreload }),
  };
  return { parent, load, loaded: () => (isLoaded ? module : undefined), ownPreload };
}

const showPath = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });

beforeEach(() => showPath('/'));
afterEach(() => vi.unstubAllGlobals());

describe('addSections', () => {
  it('adds the pages that came with the page', () => {
    const pages = [page('/docs/field')];
    const docs = section('/docs', pages, { isLoaded: true });
    addSections([docs]);
    expect(docs.parent.routes).toEqual(pages);
    expect(loadSection('/docs/field')).toBeUndefined();
  });

  it('loads the pages, and the code of the one in the address, when the parent is preloaded', async () => {
    const field = page('/api/field/');
    const other = page('/api/type/');
    const api = section('/api/', [field, other]);
    addSections([api]);
    showPath('/api/field');
    await api.parent.component.preload();
    expect(api.parent.routes).toEqual([field, other]);
    expect(api.ownPreload).toHaveBeenCalledTimes(1);
    expect(field.component.preload).toHaveBeenCalledTimes(1);
    expect(other.component.preload).not.toHaveBeenCalled();
  });

  it('tries again after a failure', async () => {
    const docs = section('/docs', [page('/docs/field')], { failures: 1 });
    addSections([docs]);
    await expect(docs.parent.component.preload()).rejects.toThrow('no network');
    await docs.parent.component.preload();
    expect(docs.parent.routes).toHaveLength(1);
  });
});

describe('loadSection', () => {
  it.each([
    ['/docs/next/field', 'next'],
    ['/docs/next', 'next'],
    ['/docs/nextfield', 'docs'],
    ['/docs/field/', 'docs'],
    ['/blog', undefined],
  ])('loads for %s the section %s', async (path, expected) => {
    const sections = {
      next: section('/docs/next', [page('/docs/next/field')]),
      docs: section('/docs', [page('/docs/field')]),
    };
    addSections(Object.values(sections));
    await loadSection(path);
    const loaded = Object.entries(sections).filter(([, { parent }]) => parent.routes.length > 0);
    expect(loaded.map(([name]) => name)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('loads a section once', async () => {
    const docs = section('/docs', [page('/docs/field')]);
    addSections([docs]);
    await Promise.all([
      loadSection('/docs/field'),
      loadSection('/docs/type'),
      docs.parent.component.preload(),
    ]);
    expect(loadSection('/docs/field')).toBeUndefined();
    expect(docs.load).toHaveBeenCalledTimes(1);
    expect(docs.parent.routes).toHaveLength(1);
  });
});
