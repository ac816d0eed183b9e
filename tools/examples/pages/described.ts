import path from 'node:path';
import type { DescribedExample } from '../../../plugins/api-reference/listExamples';
import { hashBlock } from '../../../shared/build/exampleReport';
import { parseFence } from '../../../shared/code/parseFence';
import { DESCRIPTIONS, listDescribed } from '../../api/descriptions';
import { exampleReleases, type ExampleRelease } from '../environment/releases';
import type { Block } from './blocks';
import { digestFile, type Page } from './pages';

/**
 * Reads the examples in the descriptions of the API as pages: one for each file and version.
 * @param wanted Files or folders, of pages too; none means all.
 */
export async function findDescribed(root: string, wanted: string[]): Promise<Page[]> {
  const chosen = wanted.filter((name) => isDescription(root, name)).map((name) => relativeTo(root, name));
  if (wanted.length > 0 && chosen.length === 0) return [];
  const examples = await listDescribed(root);
  return exampleReleases.flatMap((release) => {
    const pages: Map<string, Page> = new Map();
    for (const example of examples) {
      const isChosen =
        chosen.length === 0 || chosen.some((name) => `${example.file}/`.startsWith(`${name}/`));
      if (example.version !== release.version || !isChosen) continue;
      const page = pages.get(example.file) ?? toPage(example, release);
      page.blocks.push(toBlock(example, root));
      pages.set(example.file, page);
    }
    return [...pages.values()];
  });
}

/** Returns whether a file or folder contains descriptions of the API. */
export function isDescription(root: string, name: string): boolean {
  const relative = relativeTo(root, name);
  return relative === 'api' || `${relative}/`.startsWith('api/descriptions/');
}

function relativeTo(root: string, name: string) {
  const relative = path.relative(root, path.resolve(root, name)).replaceAll(path.sep, '/');
  return relative === 'api' || relative === 'api/descriptions' ? DESCRIPTIONS : relative;
}

function toPage({ file, version }: DescribedExample, release: ExampleRelease): Page {
  const name = path.posix.basename(file, '.yaml');
  return {
    file: `api/${version}/${name}`,
    source: file,
    isShared: true,
    release,
    blocks: [],
    problems: [],
  };
}

function toBlock(
  { line, linesBefore, fence, program, output, picture, aboutDeprecation }: DescribedExample,
  root: string,
): Block {
  return {
    // Lines added before the example must not shift the line numbers of errors.
    line: Math.max(line - linesBefore, 1),
    language: 'python',
    hash: hashBlock('python', fence, program),
    code: program,
    fence: parseFence('python', fence),
    output,
    picture: picture === null ? null : { line, file: picture, digest: digestFile(path.join(root, picture)) },
    follows: false,
    aboutDeprecation,
  };
}
