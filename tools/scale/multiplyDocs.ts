import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Name of the nth copy of a page, which is also the end of its slug. */
const suffix = (copy: number): string => `-x${copy}`;

/**
 * Makes the text of a copy of a page: another address, another title and another place in the menu, the same content.
 *
 * @param copy Counted from 2.
 */
export function copyOfPage(text: string, copy: number): string {
  return text
    .replace(/^(slug: *["']?[^\s"']+)/m, `$1${suffix(copy)}`)
    .replace(
      /^(title: *)(["']?)(.*?)\2$/m,
      (_, key: string, quote: string, title: string) => `${key}${quote}${title} (${copy})${quote}`,
    )
    .replace(/^id: .*\n/m, '');
}

/** Adds copies of each page behind it to a menu. Anything else keeps its place. */
export function multiplyMenu(menu: unknown, times: number, isPage: (id: string) => boolean): unknown {
  if (Array.isArray(menu)) {
    return menu.flatMap((item: unknown) =>
      typeof item === 'string' && isPage(item)
        ? [item, ...copies(times).map((copy) => item + suffix(copy))]
        : [multiplyMenu(item, times, isPage)],
    );
  }
  if (typeof menu !== 'object' || menu === null) return menu;
  return Object.fromEntries(
    Object.entries(menu).map(([key, value]) => [key, multiplyMenu(value, times, isPage)]),
  );
}

const copies = (times: number): number[] => Array.from({ length: times - 1 }, (_, index) => index + 2);

/** Writes the copies of all pages of a folder; returns the ids of the originals. */
function multiplyFolder(folder: string, times: number): Set<string> {
  const ids = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    const text = name.endsWith('.md') ? readFileSync(file, 'utf8') : '';
    if (!/^slug: /m.test(text)) continue;
    ids.add(name.replace(/\.md$/, '').split(path.sep).join('/'));
    for (const copy of copies(times)) {
      writeFileSync(file.replace(/\.md$/, `${suffix(copy)}.md`), copyOfPage(text, copy));
    }
  }
  return ids;
}

/** Multiplies the pages of the documentation in a copy of the repository, in all versions, with their menus. */
export function multiplyDocs(root: string, times: number): void {
  const ids = multiplyFolder(path.join(root, 'docs'), times);
  const menu = path.join(root, 'sidebars.ts');
  renameSync(menu, path.join(root, 'sidebarsOnce.ts'));
  const shared = path.join(__dirname, 'multiplyDocs');
  writeFileSync(
    menu,
    `import once from './sidebarsOnce';\nimport { multiplyMenu } from ${JSON.stringify(shared)};\n` +
      `const ids = new Set(${JSON.stringify([...ids])});\n` +
      `export default multiplyMenu(once, ${times}, (id) => ids.has(id));\n`,
  );
  for (const version of readdirSync(path.join(root, 'versioned_docs'))) {
    const own = multiplyFolder(path.join(root, 'versioned_docs', version), times);
    const file = path.join(root, 'versioned_sidebars', `${version}-sidebars.json`);
    if (!existsSync(file)) continue;
    const multiplied = multiplyMenu(JSON.parse(readFileSync(file, 'utf8')), times, (id) => own.has(id));
    writeFileSync(file, JSON.stringify(multiplied));
  }
}
