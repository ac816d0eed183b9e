import { expect, it } from 'vitest';
import { fakeLists } from '../../shared/translations/fakeProject';
import { toRoutePages } from './toRoutePages';

it('names the source of nested routes by their path below the base URL, and leaves out the rest', () => {
  const source = (sourceFilePath: string) => ({ component: 'x', metadata: { sourceFilePath } });
  const routes = [
    { path: '/sub/', component: 'x' },
    { path: '/sub/docs', component: 'x', routes: [{ path: '/sub/docs/field', ...source('docs/field.md') }] },
    { path: '/sub/blog/', ...source('src/blog.md') },
    { path: '*', component: 'x' },
  ];
  expect([...toRoutePages(routes, '/sub/', fakeLists)]).toEqual([
    ['', { address: '/sub/', source: null }],
    ['docs/field', { address: '/sub/docs/field', source: 'docs/field.md' }],
    ['blog', { address: '/sub/blog/', source: 'src/blog.md' }],
  ]);
});
