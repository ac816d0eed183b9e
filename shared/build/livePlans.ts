import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { stripComments } from '../code/stripComments';
import { sliderRanges } from '../live/livePrograms';

/** The folder of plans, drivers and proofs, relative to the site's folder. */
export const liveFolder = 'data/live';

const digits = z.string().regex(/^[0-9a-f]{12}$/);

/** How far a plan is from Taichi's CPU backend. */
const difference = z.object({
  values: z.number().int().positive(),
  /** Numbers that differ by more than the tolerance of tools/live. */
  outliers: z.number().int().nonnegative(),
  /** By how much they differ at most, and why; absent without any. */
  worst: z.number().positive().optional(),
  cause: z.enum(['edge', 'sine']).optional(),
  /** Largest difference of the others, relative to the largest value of the field, if that is above 1. */
  error: z.number().nonnegative(),
});

/** A comparison of a plan with Taichi. */
export type PlanDifference = z.infer<typeof difference>;

const schema = z.record(
  z.string(),
  z.object({
    /** Hash of the program, see `hashProgram`. */
    program: digits,
    /** Hash of the plan's file. */
    plan: digits,
    /** Release that compiled it. */
    taichi: z.string(),
    /** The comparison with the CPU backend of the release that compiled it; absent until it was made. */
    proof: z
      .object({
        /** Hash of the plan that was compared. */
        plan: digits,
        frames: z.number().int().positive(),
        /** Whether both runs started from the same fields, because the program draws random numbers. */
        isSeeded: z.literal(true).optional(),
        ...difference.shape,
        /** The same comparison with each other release that a page of the program documents, by number. */
        releases: z.record(z.string(), difference).optional(),
      })
      .optional(),
  }),
);

/** What is known about each live example, by name. */
export type LiveIndex = z.infer<typeof schema>;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Hashes a file. */
export const hashText = hash;

/** The part of a program that is exported: a driver may end it before a statement, and has the rest itself. */
function cutProgram(source: string, driver: string | null): string {
  const stop = /^STOP = "(.*)"$/m.exec(driver ?? '')?.[1];
  const lines = source.split('\n');
  const end = stop === undefined ? -1 : lines.findIndex((line) => line.startsWith(stop));
  return end < 0 ? source : lines.slice(0, end).join('\n');
}

/**
 * Hashes what is exported of a program, without its comments, which may be translated, but with the ranges of its sliders.
 * @param driver Content of the driver, if it has one.
 */
export function hashProgram(source: string, driver: string | null): string {
  // The name of a scene's constructor depends on the release, and its plan does not.
  const part = cutProgram(source, driver).replaceAll('window.get_scene()', 'ti.ui.Scene()');
  return hash(
    [stripComments(part, 'python'), ...sliderRanges(part), ...(driver === null ? [] : [driver])].join('\n'),
  );
}

/** Name of the plan with the smaller picture of an example. */
export const smallName = (name: string): string => `${name}.small`;

/** Name of the example that a plan belongs to. */
export const exampleOf = (name: string): string => name.replace(/\.small$/, '');

/** Whether a driver allows a smaller picture. */
export const hasSmall = (driver: string | null): boolean => /^SMALL = /m.test(driver ?? '');

/** Path of a plan, relative to the site's folder. */
export const planFile = (name: string): string => `${liveFolder}/plans/${name}.json`;

/** Address of a plan below the base URL; the hash lets browsers keep the file. */
export const planAddress = (name: string, plan: string): string =>
  `assets/live/${name}.${plan.slice(0, 8)}.json`;

/** Address of the program as a file, below the base URL. */
export const programAddress = (name: string, program: string): string =>
  `assets/live/${name}.${program.slice(0, 8)}.py`;

/** Reads the driver of an example; null if the program's own loop is its frame. */
export function readDriver(siteDir: string, name: string): string | null {
  const file = path.join(siteDir, liveFolder, 'drivers', `${name}.py`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Hashes of programs and plans. */
export const indexFile = `${liveFolder}/index.json`;
/** Results of the comparisons with the CPU. */
export const proofsFile = `${liveFolder}/proofs.json`;

/**
 * Reads what is known about the live examples.
 * @throws When a file is malformed.
 */
export function readLiveIndex(siteDir: string): LiveIndex {
  const read = (name: string): Record<string, object> => {
    const file = path.join(siteDir, name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>) : {};
  };
  const proofs = read(proofsFile);
  try {
    return schema.parse(
      Object.fromEntries(
        Object.entries(read(indexFile)).map(([name, entry]) => [
          name,
          { ...entry, ...(proofs[name] && { proof: proofs[name] }) },
        ]),
      ),
    );
  } catch (cause) {
    throw new Error(
      `${indexFile}:1: malformed index of the live examples. Fix: restore it, or write it with npm run live -- PAGE.`,
      { cause },
    );
  }
}

/** The two files of an index: what was exported, and what was proven. */
export function formatLiveIndex(index: LiveIndex): Record<string, string> {
  const sorted = Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1));
  const format = (entries: [string, unknown][]) =>
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  return {
    [indexFile]: format(sorted.map(([name, { proof: _, ...entry }]) => [name, entry])),
    [proofsFile]: format(
      sorted.flatMap(([name, { proof }]) => (proof ? [[name, proof] as [string, unknown]] : [])),
    ),
  };
}
