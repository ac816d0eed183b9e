import type { ExampleRelease } from '../environment/releases';
import { readBlocks, type ResolvePicture } from '../pages/blocks';
import type { Page } from '../pages/pages';

/** A release for tests. */
export const release: ExampleRelease = {
  version: 'v1.6.0',
  tag: 'v1.6.0',
  variable: 'TAICHI_PYTHON_V1_6_0',
  pythons: ['3.10'],
  packages: ['taichi==1.6.0'],
  folders: ['blog'],
};

/** Creates a page for tests from its Markdown. */
export function createPage(text: string, more: Partial<Page> = {}, resolvePicture?: ResolvePicture): Page {
  return { file: 'blog/a.md', release, ...readBlocks(text, resolvePicture), ...more };
}

/** Formats a fenced block. */
export function fenced(words: string, ...code: string[]): string {
  return [`\`\`\`${words}`, ...code, '```', ''].join('\n');
}
