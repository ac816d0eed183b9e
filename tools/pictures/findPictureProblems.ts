import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DiagramError, readDiagram } from '../../plugins/pictures/readDiagram.mjs';
import { whiteBorder } from './whiteBorder';

/** From this part of its border on, a picture counts as one on white paper. */
const paper = 0.5;

const bitmap = /\.(?:avif|webp|png|jpe?g)$/;

/** Lists the pictures below a folder, relative to the root, sorted. */
export function listPictures(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.svg') || bitmap.test(file))
    .sort();
}

function findDiagramProblem(root: string, file: string): string[] {
  try {
    readDiagram(readFileSync(path.join(root, file), 'utf8'));
    return [];
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    return [`${file}:${error.line}: ${error.message}.`];
  }
}

/** Whether a page beside the folder of the picture shows it as what its program made; the page adapts its colors. */
function isOutput(root: string, file: string): boolean {
  const pages = path.join(root, path.dirname(path.dirname(file)));
  const shown = `/${path.basename(file)} "output")`;
  return readdirSync(pages).some(
    (page) => /\.mdx?$/.test(page) && readFileSync(path.join(pages, page), 'utf8').includes(shown),
  );
}

/**
 * Finds pictures of pages that ignore the color mode: diagrams with colors of their own, and plots on white paper.
 * Covers may have any color.
 */
export async function findPictureProblems(root: string, files: readonly string[]): Promise<string[]> {
  const problems = files.map(async (file) => {
    if (file.endsWith('.svg')) return findDiagramProblem(root, file);
    if (path.parse(file).name === 'cover' || isOutput(root, file)) return [];
    if ((await whiteBorder(path.join(root, file))) < paper) return [];
    return [
      `${file}: a plot on white paper ignores the color mode. Fix: draw it as an SVG in names of tokens (plugins/pictures/README.md), or mark it as "output" if a program on the page makes it.`,
    ];
  });
  return (await Promise.all(problems)).flat();
}
