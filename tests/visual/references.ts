import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, mostDifferent } from './compare';

const folder = path.join(__dirname, 'references');
const results = path.resolve('test-results/visual');

const fileOf = (name: string): string => path.join(folder, `${name}.webp`);

/** Reads a reference; null if there is none. */
export const readReference = (name: string): Buffer | null =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : null;

/** Writes a reference, if it differs from the one that is kept, and returns whether it did. Small differences would only fill the history. */
export async function acceptReference(name: string, current: Buffer): Promise<boolean> {
  const reference = readReference(name);
  if (reference && (await compare(reference, current)).different <= mostDifferent) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), current);
  return true;
}

/** Writes a picture of what differs, and returns its path. */
export function keepDifference(name: string, picture: Buffer): string {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, `${name}.png`);
  writeFileSync(file, picture);
  return path.relative(process.cwd(), file);
}
