import 'mdast-util-directive';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readExampleReport, type ExampleReport } from '../../shared/build/exampleReport';
import { siteElement } from './siteElement';

const names = { 'tested-releases': 'testedreleases', 'skip-reasons': 'skipreasons' } as const;

/** Remark plugin that turns `::tested-releases` and `::skip-reasons` into elements with the sums of the report. */
export function testedReleases({
  readReport = (): ExampleReport | null => readExampleReport(process.cwd()),
} = {}) {
  return (tree: Root): void => {
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (!parent || index === undefined || !Object.hasOwn(names, node.name)) return;
      const releases = readReport()?.versions ?? [];
      const element = siteElement(names[node.name as keyof typeof names], {
        releases: JSON.stringify(releases),
      });
      parent.children[index] = { ...element, position: node.position };
    });
  };
}
