import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Extra } from '../examples/runner/extra';

const codeCell = z.object({
  cell_type: z.literal('code'),
  source: z.array(z.string()),
  metadata: z.object({
    tags: z.array(z.string()).default([]),
    taichi: z.object({ frames: z.number() }).optional(),
  }),
  outputs: z.array(z.object({ text: z.array(z.string()) })),
});

const notebook = z.object({
  cells: z.array(z.union([codeCell, z.object({ cell_type: z.literal('markdown') })])),
});

/** A code cell of a notebook of the site. */
export type NotebookCell = {
  readonly code: string;
  /** What it prints; undefined where the notebook does not show it. */
  readonly output?: string;
  readonly raises: boolean;
  readonly needsGpu: boolean;
  /** What must be installed beside the release. */
  readonly extra: Extra | null;
  /** Whether all names are forgotten before it. */
  readonly isReset: boolean;
  /** Number of frames after which its windows close; 0: it opens none. */
  readonly frames: number;
};

function extraOfTags(tags: readonly string[]): Extra | null {
  if (tags.includes('needs-pytorch')) return 'torch';
  if (tags.includes('needs-mesh-patcher')) return 'mesh';
  return tags.includes('needs-packages') ? 'packages' : null;
}

/** Reads the code cells of a notebook, without the commands of IPython: `%pip install` is left out, `%reset -f` marks the next cell. */
export function readCells(text: string): NotebookCell[] {
  let isReset = false;
  return notebook.parse(JSON.parse(text)).cells.flatMap((cell) => {
    if (cell.cell_type !== 'code') return [];
    const code = cell.source.join('');
    if (code === '%reset -f') isReset = true;
    if (code.startsWith('%')) return [];
    const isAnew = isReset;
    isReset = false;
    const { tags, taichi } = cell.metadata;
    return {
      code,
      ...(cell.outputs.length > 0 && { output: cell.outputs.flatMap((output) => output.text).join('') }),
      raises: tags.includes('raises-exception'),
      needsGpu: tags.includes('needs-gpu'),
      extra: extraOfTags(tags),
      isReset: isAnew,
      frames: taichi?.frames ?? 0,
    };
  });
}

/** Reads the code cells of a file. */
export const readNotebook = (file: string): NotebookCell[] => readCells(readFileSync(file, 'utf8'));
