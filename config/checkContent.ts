import * as z from 'zod';
import { type Content, toContentLists } from './content';

/** What the repository has. */
export type Repository = {
  /** Docs versions that Docusaurus has cut: the content of `versions.json`. */
  readonly released: readonly string[];
  /** Whether a folder exists, relative to the site. */
  readonly hasFolder: (folder: string) => boolean;
};

const file = { content: 'config/content.ts', versions: 'config/versions.ts', released: 'versions.json' };
const text = z.string().min(1);

const schema = z.strictObject({
  versions: z
    .array(
      z.strictObject({
        name: text,
        label: text,
        path: z.string().regex(/^[^/]*$/, 'must be one path segment'),
        banner: z.enum(['none', 'unreleased', 'unmaintained']),
        release: z.string().regex(/^v\d+\.\d+\.\d+$/, 'must be a release tag such as v1.6.0'),
      }),
    )
    .min(1),
  lastVersion: text,
  postLists: z.array(
    z.strictObject({
      name: text,
      id: text,
      title: text,
      description: text,
      showLastUpdateTime: z.boolean(),
    }),
  ),
});

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function findDuplicates({ versions, postLists }: Content): string[] {
  const fields: readonly (readonly [string, string, readonly string[]])[] = [
    [file.versions, 'name', versions.map(({ name }) => name)],
    [file.versions, 'path', versions.map(({ path }) => path)],
    [file.content, 'post list', postLists.map(({ name }) => name)],
    [file.content, 'post list id', postLists.map(({ id }) => id)],
  ];
  return fields.flatMap(([where, field, values]) =>
    repeated(values).map((value) => `${where}: duplicate ${field} "${value}". Fix: keep one of them.`),
  );
}

function compareVersions({ versions, lastVersion }: Content, released: readonly string[]): string[] {
  const names = versions.map(({ name }) => name);
  const problems = names
    .filter((name) => name !== 'current' && !released.includes(name))
    .map(
      (name) =>
        `${file.versions}: version "${name}" is not in ${file.released}. Fix: run npm run docusaurus docs:version ${name}, or remove it.`,
    );
  for (const name of released.filter((one) => !names.includes(one))) {
    problems.push(
      `${file.released}: version "${name}" is not in ${file.versions}. Fix: add it to "versions" there.`,
    );
  }
  const last = versions.find(({ path }) => path === '');
  if (last?.name !== lastVersion) {
    problems.push(
      `${file.versions}: lastVersion "${lastVersion}" must be the one version with an empty path. Fix: give it path: ''.`,
    );
  }
  return problems;
}

/**
 * Holds the content lists against the repository.
 * @throws with file and fix for each unknown version, missing folder, duplicate and malformed entry.
 */
export function checkContent(content: Content, { released, hasFolder }: Repository): void {
  const { error } = schema.safeParse(content);
  const malformed = (error?.issues ?? []).map(
    ({ path, message }) =>
      `${path[0] === 'postLists' ? file.content : file.versions}: ${path.join('.')}: ${message}. Fix: correct the entry.`,
  );
  const missing = toContentLists(content)
    .filter(({ folder }) => !hasFolder(folder))
    .map(
      ({ name, folder }) =>
        `${file.content}: folder ${folder} of "${name}" does not exist. Fix: create it, or remove "${name}".`,
    );
  const problems = [
    ...malformed,
    ...findDuplicates(content),
    ...compareVersions(content, released),
    ...missing,
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'), { cause: error });
}
