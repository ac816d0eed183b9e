import path from 'node:path';
import { DESCRIPTIONS, listDescribed } from '../api/descriptions';
import { parseFence } from '../../shared/code/parseFence';
import { hashFence } from './fence';
import { exampleReleases } from './releases';
import type { DescribedExample } from '../../plugins/api-reference/listExamples';
import type { Block } from './blocks';
import type { Page } from './pages';
import type { ExampleRelease } from './releases';

/**
 * Takes the project folder and the files or folders that are wanted (none: all); gives the descriptions of the API as pages:
 * one for each file and version, with its examples as blocks that share a process but not their names.
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
      page.blocks.push(toBlock(example));
      pages.set(example.file, page);
    }
    return [...pages.values()];
  });
}

/**
 * Tells whether a file or folder that is wanted holds descriptions of the API.
 */
export function isDescription(root: string, name: string) {
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
    pictures: [],
    problems: [],
  };
}

function toBlock({ line, linesBefore, fence, program, output, aboutDeprecation }: DescribedExample): Block {
  return {
    // The lines that the program has before the example are laid over those above it.
    line: Math.max(line - linesBefore, 1),
    language: 'python',
    hash: hashFence('python', fence, program),
    code: program,
    fence: parseFence('python', fence),
    output,
    picture: null,
    follows: false,
    aboutDeprecation,
  };
}
