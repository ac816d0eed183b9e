import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import {
  descriptionsSchema,
  familiesSchema,
  sectionTextsSchema,
  type SymbolDescription,
} from './descriptionsSchema';
import { locateKey } from './locateKey';

const familiesName = 'see-also.yaml';

const fix = 'Fix: see api/descriptions/python/README.md.';

/** A parsed file of descriptions. */
export type DescriptionFile = {
  /** Path relative to the site, for messages. */
  readonly file: string;
  readonly text: string;
  readonly symbols: Readonly<Record<string, SymbolDescription>>;
};

/** All descriptions of the Python API. */
export type Descriptions = {
  readonly files: readonly DescriptionFile[];
  /** By key of the object. */
  readonly symbols: ReadonlyMap<string, SymbolDescription>;
  /** Purpose of each section, by its path. */
  readonly sections: Readonly<Record<string, string>>;
  /** Objects that readers look for together: each leads to the others of its families. */
  readonly families: readonly (readonly string[])[];
  /** Locates a section's text, or a key within an object, as `file:line`. */
  readonly locate: (path: readonly string[]) => string;
  /** Problems in the files, one line each: `file:line: what is wrong. Fix: …`. */
  readonly problems: readonly string[];
};

/**
 * Parses a file of descriptions.
 *
 * @param file Path of the file, for messages.
 * @throws With file, line, key and fix.
 */
export function parseDescriptions(text: string, file: string): Readonly<Record<string, SymbolDescription>> {
  return parseYaml(text, file, descriptionsSchema);
}

function parseYaml<Content>(text: string, file: string, schema: z.ZodType<Content>): Content {
  let value: unknown;
  try {
    value = load(text) ?? {};
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause;
    throw new Error(`${file}:${(cause.mark?.line ?? 0) + 1}: ${cause.reason}. ${fix}`, { cause });
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const problems = error.issues.map((issue) => {
    const keys = issue.path.map(String);
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const line = locateKey(text, [...keys, ...unknown]);
    const message = (issue.code === 'invalid_key' ? issue.issues[0] : issue)?.message ?? issue.message;
    return `${file}:${line}: ${keys.join(' › ') || 'the whole file'}: ${message}. ${fix}`;
  });
  throw new Error(problems.join('\n'), { cause: error });
}

/**
 * Loads all descriptions: `python/*.yaml`, `sections.yaml` and, if there is one, `see-also.yaml`. Files with an unknown key, and objects that another file already
 * describes, are left out and listed in `problems`.
 *
 * @param folder Folder of the descriptions.
 * @throws When the folder cannot be read.
 */
export async function loadDescriptions(siteDir: string, folder: string): Promise<Descriptions> {
  const problems: string[] = [];
  const readText = async (name: string) => {
    const absolute = path.join(folder, name);
    const file = path.relative(siteDir, absolute).replaceAll('\\', '/');
    const text = await readFile(absolute, 'utf8').catch((cause: unknown) => {
      throw new Error(`${file}: cannot read the descriptions. ${fix}`, { cause });
    });
    return { file, text };
  };
  const orProblem = <Content>(parse: () => Content): Content | null => {
    try {
      return parse();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const names = await readdir(path.join(folder, 'python')).catch((cause: unknown) => {
    throw new Error(`${folder}/python: cannot read the descriptions. ${fix}`, { cause });
  });
  const files: DescriptionFile[] = [];
  for (const name of names.filter((candidate) => candidate.endsWith('.yaml')).sort()) {
    const { file, text } = await readText(`python/${name}`);
    const symbols = orProblem(() => parseDescriptions(text, file));
    if (symbols) files.push({ file, text, symbols });
  }
  const sections = await readText('sections.yaml');
  const related = existsSync(path.join(folder, familiesName)) ? await readText(familiesName) : null;
  const locate = ([name = '', ...rest]: readonly string[]): string => {
    if (name === familiesName) return `${related?.file}:${lineOf(related?.text ?? '', rest[0] ?? '')}`;
    const holder = files.find(({ symbols }) => Object.hasOwn(symbols, name)) ?? sections;
    return `${holder.file}:${locateKey(holder.text, [name, ...rest])}`;
  };
  const joined = joinFiles(files);
  return {
    files,
    symbols: joined.symbols,
    sections: orProblem(() => parseYaml(sections.text, sections.file, sectionTextsSchema)) ?? {},
    families: (related && orProblem(() => parseYaml(related.text, related.file, familiesSchema))) ?? [],
    locate,
    problems: [...problems, ...joined.problems],
  };
}

/** Line of a name in a list, counted from 1. */
const lineOf = (text: string, name: string): number =>
  text.split('\n').findIndex((line) => line.split(/[^\w.]+/).includes(name)) + 1;

/**
 * Merges the descriptions of all files by key. The first description of an object wins; each further one is reported on a line.
 */
export function joinFiles(files: readonly DescriptionFile[]): {
  symbols: Map<string, SymbolDescription>;
  problems: string[];
} {
  const symbols = new Map<string, SymbolDescription>();
  const places = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, text, symbols: own } of files) {
    for (const [key, description] of Object.entries(own)) {
      const place = `${file}:${locateKey(text, [key])}`;
      const first = places.get(key);
      if (first === undefined) {
        places.set(key, place);
        symbols.set(key, description);
      } else problems.push(`${place}: ${key} is described in ${first} too. Fix: keep one.`);
    }
  }
  return { symbols, problems };
}
