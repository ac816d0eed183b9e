import type { Project } from './project';

/** Takes texts by path; returns a project of these files, for tests. Its hash is the first 12 hex digits of a simple sum. */
export function fakeProject(files: Readonly<Record<string, string>>): Project {
  return {
    list: (folder) =>
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md'))
        .sort(),
    read: (file) => files[file] ?? null,
    hash(text) {
      let sum = 7n;
      for (const character of text) sum = (sum * 31n + BigInt(character.codePointAt(0) ?? 0)) % 2n ** 48n;
      return sum.toString(16).padStart(12, '0');
    },
  };
}

/** Takes parts of a page; returns its text: front matter, introduction, sections. */
export function fakePage(title: string, ...parts: readonly string[]): string {
  return [`---\ntitle: ${title}\ndescription: About ${title}.\nslug: /${title}\n---`, ...parts, ''].join(
    '\n\n',
  );
}
