import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hashes of contents, in names of files and in lists of such names. A file that changes has another one; what lists it does not change by that. */
const contentHash = /(?<=["'.-])[0-9a-f]{8,32}(?=["'.])/g;

const isText = /\.(?:html|js|css|json|svg|txt|xml|md|ipynb|webmanifest)$/;

const withoutHashes = (text: string): string => text.replace(contentHash, '');

/**
 * The minifier names the variables of the bundler's runtime by how often each letter occurs in it, and counts the digits of provisional
 * hashes, which differ from folder to folder: the same commit has other names there.
 */
const isRuntime = /\/runtime~main\b/;
const variable = /\b[a-z]\b/gi;

const readText = (name: string, file: string): string => {
  const text = withoutHashes(readFileSync(file, 'utf8'));
  return isRuntime.test(name) ? text.replace(variable, '_') : text;
};

/** Folders of files with hashes in their names: that of the default language, and one for each other language. */
const assetFolders = (build: string): string[] =>
  ['', ...readdirSync(build)]
    .map((folder) => path.posix.join(folder, 'assets'))
    .filter((folder) => existsSync(path.join(build, folder)));

/** Computes keys of what the server answers to an address. */
export type BuiltFiles = {
  /** Returns the address without hashes of contents, so that it names the same file in the next build. */
  readonly nameOf: (pathname: string) => string;
  /** Returns a key of the content; that of a missing file is `absent`. */
  readonly keyOf: (name: string) => string;
};

/**
 * Reads the files of a build by the addresses that a browser asks for.
 * @param build Folder of the built site.
 */
export function openBuiltFiles(build: string): BuiltFiles {
  const hashed = new Map<string, string[]>();
  for (const folder of assetFolders(build))
    for (const file of readdirSync(path.join(build, folder), { recursive: true, encoding: 'utf8' })) {
      const name = withoutHashes(`/${path.posix.join(folder, file.split(path.sep).join('/'))}`);
      hashed.set(name, [...(hashed.get(name) ?? []), path.join(build, folder, file)]);
    }

  const keys = new Map<string, string>();
  const filesOf = (name: string): readonly string[] => {
    const plain = path.join(build, name);
    const candidates = [plain, `${plain}.html`, path.join(plain, 'index.html')];
    const file = candidates.find((each) => existsSync(each) && statSync(each).isFile());
    return file === undefined ? (hashed.get(name) ?? []).filter((each) => statSync(each).isFile()) : [file];
  };
  const compute = (name: string): string => {
    const files = filesOf(name);
    if (files.length === 0) return 'absent';
    const sum = createHash('sha256');
    for (const file of files) sum.update(isText.test(file) ? readText(name, file) : readFileSync(file));
    return sum.digest('hex').slice(0, 12);
  };

  return {
    nameOf: (pathname) => withoutHashes(pathname),
    keyOf: (name) => {
      const key = keys.get(name) ?? compute(name);
      keys.set(name, key);
      return key;
    },
  };
}
