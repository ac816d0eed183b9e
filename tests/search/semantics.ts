/**
 * An experiment: would a semantic index pay? It learns static word vectors from the texts of the built index (positive pointwise mutual
 * information of words in a window, reduced by a randomized singular value decomposition), rounds them to eight bits, ranks the answers of
 * the engine again by the likeness of query and unit, and prints what both halves of the queries gain and what the vectors weigh.
 *
 * `npx tsx tests/search/semantics.ts 32`: 32 numbers for each word. The results are in plugins/search-index/README.md.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { locales, type Locale } from '../../config/locales';
import { lastVersion } from '../../config/versions';
import { packFile, type SearchCore } from '../../shared/search-format/searchCore';
import { sections } from '../../shared/search-format/sections';
import { splitTokens } from '../../shared/search-format/splitTokens';
import { answerQuery } from '../../src/search/engine/answerQuery';
import type { RankedUnit } from '../../src/search/engine/collectAnswers';
import { createTextSource } from '../../src/search/engine/createTextSource';
import { emptyWords } from '../../src/search/engine/emptyWords';
import { prepareIndex } from '../../src/search/engine/prepareIndex';
import { stemWord } from '../../src/search/engine/stemWord';
import { folderOf, readBuiltCore } from './builtIndex';
import { querySets, type GoldenQuery } from './goldenQueries';

type Vectors = {
  readonly words: ReadonlyMap<string, number>;
  readonly values: Int8Array;
  readonly width: number;
};

const window = 6;
const fewest = 4;
const power = 4;
const breaker = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a text into stems and Chinese words. */
const wordsOf = (text: string, locale: Locale): string[] =>
  splitTokens(text)
    .flatMap(({ text: token, isHan }) =>
      isHan
        ? Array.from(breaker.segment(token), ({ segment }) => segment).filter((word) => word.length > 1)
        : [stemWord(token, locale)],
    )
    .filter((word) => word.length > 1 && !emptyWords.has(word));

function readTexts(core: SearchCore, locale: Locale): string[] {
  const folder = path.join(folderOf(locale), 'assets/search', locale);
  return core.packs.flatMap(
    (_, part) =>
      JSON.parse(readFileSync(path.join(folder, packFile(core.revision, part)), 'utf8')) as string[],
  );
}

/** Seeded: the same vectors in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** Makes the columns of a matrix (rows of `width` numbers) orthogonal and of length 1. */
function makeOrthogonal(matrix: Float64Array, width: number): void {
  const rows = matrix.length / width;
  for (let column = 0; column < width; column += 1) {
    for (let before = 0; before < column; before += 1) {
      let dot = 0;
      for (let row = 0; row < rows; row += 1)
        dot += (matrix[row * width + column] ?? 0) * (matrix[row * width + before] ?? 0);
      for (let row = 0; row < rows; row += 1)
        matrix[row * width + column] =
          (matrix[row * width + column] ?? 0) - dot * (matrix[row * width + before] ?? 0);
    }
    let square = 0;
    for (let row = 0; row < rows; row += 1) square += (matrix[row * width + column] ?? 0) ** 2;
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let row = 0; row < rows; row += 1)
      matrix[row * width + column] = (matrix[row * width + column] ?? 0) * scale;
  }
}

type Cell = readonly [row: number, column: number, value: number];

function multiply(cells: readonly Cell[], matrix: Float64Array, width: number): Float64Array {
  const product = new Float64Array(matrix.length);
  for (const [row, column, value] of cells) {
    for (let at = 0; at < width; at += 1) {
      product[row * width + at] =
        (product[row * width + at] ?? 0) + value * (matrix[column * width + at] ?? 0);
    }
  }
  return product;
}

/** Learns a vector for each word that occurs often enough. */
function learn(texts: readonly (readonly string[])[], width: number): Vectors {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= fewest).map(([word]) => word);
  const words = new Map(known.sort().map((word, at) => [word, at]));
  const size = words.size;
  const pairs = new Map<number, number>();
  const sums = new Float64Array(size);
  let total = 0;
  for (const text of texts) {
    const ids = text.map((word) => words.get(word) ?? -1).filter((id) => id >= 0);
    ids.forEach((id, at) => {
      for (const other of ids.slice(at + 1, at + 1 + window)) {
        for (const [a, b] of [
          [id, other],
          [other, id],
        ] as const) {
          pairs.set(a * size + b, (pairs.get(a * size + b) ?? 0) + 1);
          sums[a] = (sums[a] ?? 0) + 1;
          total += 1;
        }
      }
    });
  }
  const cells: Cell[] = [];
  for (const [key, count] of pairs) {
    const row = Math.floor(key / size);
    const column = key % size;
    const value = Math.log((count * total) / ((sums[row] ?? 1) * (sums[column] ?? 1)));
    if (value > 0) cells.push([row, column, value]);
  }
  const random = createRandom(19);
  let basis: Float64Array = Float64Array.from({ length: size * width }, random);
  for (let round = 0; round < power; round += 1) {
    basis = multiply(cells, basis, width);
    makeOrthogonal(basis, width);
  }
  const vectors = multiply(cells, basis, width);
  const values = new Int8Array(size * width);
  for (let row = 0; row < size; row += 1) {
    const own = vectors
      .subarray(row * width, (row + 1) * width)
      .map((value) => Math.sign(value) * Math.sqrt(Math.abs(value)));
    const most = Math.max(...own.map(Math.abs), 1e-9);
    own.forEach((value, at) => (values[row * width + at] = Math.round((127 * value) / most)));
  }
  return { words, values, width };
}

/** The vector of a text: the sum of its words, rare ones first, at length 1. */
function vectorOf(
  text: readonly string[],
  { words, values, width }: Vectors,
  spread: ReadonlyMap<string, number>,
): Float64Array {
  const sum = new Float64Array(width);
  for (const word of new Set(text)) {
    const row = words.get(word);
    if (row === undefined) continue;
    const own = values.subarray(row * width, (row + 1) * width);
    const length = Math.hypot(...own) || 1;
    const weight = 1 / Math.log(2 + (spread.get(word) ?? 0));
    own.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + (weight * value) / length));
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

type Asked = { golden: GoldenQuery; answers: { right: boolean; score: number; likeness: number }[] };

async function main(): Promise<void> {
  const width = Number(process.argv[2] ?? 32);
  const asked: Record<keyof typeof querySets, Asked[]> = { tuning: [], measured: [] };
  for (const locale of locales) {
    const core = readBuiltCore(locale);
    const index = prepareIndex(core);
    const folder = path.join(folderOf(locale), 'assets/search', locale);
    const source = createTextSource(core, (file) =>
      Promise.resolve(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown),
    );
    const texts = readTexts(core, locale).map((text, unit) => {
      const [page = 0, , heading = ''] = core.units[unit] ?? [];
      return wordsOf(`${core.pages[page]?.[2] ?? ''} ${heading} ${text}`, locale);
    });
    const spread = new Map<string, number>();
    for (const text of texts) for (const word of new Set(text)) spread.set(word, (spread.get(word) ?? 0) + 1);
    const vectors = learn(texts, width);
    const units = texts.map((text) => vectorOf(text, vectors, spread));
    const small = Int8Array.from(
      units.flatMap((unit) => Array.from(unit, (value) => Math.round(127 * value))),
    );
    const bytes = (values: Int8Array): number => brotliCompressSync(values).length;
    console.log(
      `${locale}: ${vectors.words.size} words of ${width} numbers, ${bytes(vectors.values)} bytes; ` +
        `${units.length} units, ${bytes(small)} bytes`,
    );
    const current = core.versions.findIndex(([label]) => label === lastVersion);
    const isRight = ({ unit }: RankedUnit, want: string): boolean => {
      const [page = 0] = core.units[unit] ?? [];
      const [section = 0, place = ''] = core.pages[page] ?? [];
      const symbol = core.symbols[index.symbolOf.get(unit) ?? -1]?.[1];
      return want.startsWith('/')
        ? `/${place}`.replace(/\/$/, '') === want && sections[section] !== undefined
        : symbol === want.replace(/^taichi\./, '');
    };
    for (const [name, queries] of Object.entries(querySets) as [
      keyof typeof querySets,
      (typeof querySets)['tuning'],
    ][]) {
      for (const golden of queries[locale]) {
        const { answers } = await answerQuery(index, source, golden.query, {
          version: current,
          section: null,
        });
        const vector = vectorOf(wordsOf(golden.query, locale), vectors, spread);
        asked[name].push({
          golden,
          answers: answers.slice(0, 30).map((answer) => ({
            right: golden.want.some((want) => isRight(answer, want)),
            score: answer.score,
            likeness: Math.max(0, dot(vector, units[answer.unit] ?? vector)),
          })),
        });
      }
    }
  }

  for (const gain of [0, 0.25, 0.5, 1, 2, 4]) {
    const figures = Object.entries(asked).map(([name, list]) => {
      const ranks = list.map(({ answers }) =>
        [...answers]
          .sort((a, b) => b.score * (1 + gain * b.likeness) - a.score * (1 + gain * a.likeness))
          .findIndex(({ right }) => right),
      );
      const top = ranks.filter((rank) => rank >= 0 && rank < 3).length / ranks.length;
      const mean = ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / ranks.length;
      return `${name} ${(100 * top).toFixed(1)} % ${mean.toFixed(3)}`;
    });
    console.log(`gain ${gain}: ${figures.join(', ')}`);
  }
}

void main();
