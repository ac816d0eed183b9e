import 'mdast-util-directive';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readExampleReport, type ExampleReport } from '../../shared/build/exampleReport';
import { isWritten } from './isWritten';
import { siteElement } from './siteElement';

const names = { 'tested-releases': 'testedreleases', 'skip-reasons': 'skipreasons' } as const;
const written = new RegExp(`::(?:${Object.keys(names).join('|')})`);

/** Remark plugin that turns `::tested-releases` and `::skip-reasons` into elements with the sums of the report. */
export function testedReleases({
  readReport = (): ExampleReport | null => readExampleReport(process.cwd()),
} = {}) {
  return (tree: Root, file: VFile): void => {
    if (!isWritten(file, written)) return;
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
