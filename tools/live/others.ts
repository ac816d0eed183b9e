import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashProgram, liveFolder } from '../../shared/build/livePlans';
import { findPicturedPrograms, sourceOf, type LiveProgram } from '../../shared/live/livePrograms';

/** The list of programs with a picture that do not run live. */
export const othersFile = `${liveFolder}/others.json`;

/** Why a program does not run live; `program` is the hash of what was tried. */
export type Other = { readonly program: string; readonly reason: string };

/** By page and picture. */
export type Others = Readonly<Record<string, Other>>;

/** A program that has a picture and is not live, with its page. */
export type OtherProgram = LiveProgram & { readonly file: string };

const keyOf = ({ file, name }: OtherProgram): string => `${file} ${name}`;
const hashOf = (program: OtherProgram): string => hashProgram(sourceOf(program), null);

/** Lists the programs of pages that have a picture and are not live. */
export const readOthers = (root: string, files: readonly string[]): OtherProgram[] =>
  files.flatMap((file) =>
    findPicturedPrograms(readFileSync(path.join(root, file), 'utf8')).map((program) => ({
      ...program,
      file,
    })),
  );

/** Tries each program; what is known of an equal one is kept. */
export async function listOthers(
  programs: readonly OtherProgram[],
  known: Others,
  findReason: (program: OtherProgram) => Promise<string>,
): Promise<Others> {
  const entries: [string, Other][] = [];
  for (const program of programs) {
    const [key, hash] = [keyOf(program), hashOf(program)];
    const before = known[key];
    const other = before?.program === hash ? before : { program: hash, reason: await findReason(program) };
    entries.push([key, other]);
  }
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reports programs that the list lacks or has in another form, and entries without a program. */
export function findStale(programs: readonly OtherProgram[], known: Others): string[] {
  const left = new Set(Object.keys(known));
  const problems: string[] = [];
  for (const program of programs) {
    const key = keyOf(program);
    left.delete(key);
    if (known[key]?.program !== hashOf(program))
      problems.push(
        `${program.file}:${program.blocks[0]?.line ?? 1}: ${othersFile} does not say why the program of ${program.name} is not live. Fix: npm run live -- --others.`,
      );
  }
  return [
    ...problems,
    ...[...left].map((key) => `${othersFile}:1: no page has "${key}". Fix: npm run live -- --others.`),
  ];
}
