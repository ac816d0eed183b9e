import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folders = ['docs', 'versioned_docs', 'blog', 'newsletter', 'user-stories', 'src/pages'];
const shown = /^(?:title|description|sidebar_label):\s*(.*?)\s*$/gm;

/** Collects the titles and descriptions of all English pages, which menus and lists repeat. */
export async function contentTexts(root: string): Promise<Set<string>> {
  const texts = new Set<string>();
  for (const folder of folders) {
    const names = await readdir(path.join(root, folder), { recursive: true });
    for (const name of names.filter((candidate) => candidate.endsWith('.md'))) {
      const text = await readFile(path.join(root, folder, name), 'utf8');
      const [, front = ''] = text.split(/^---$/m);
      for (const [, value = ''] of front.matchAll(shown)) texts.add(value.replace(/^(["'])(.*)\1$/, '$2'));
    }
  }
  return texts;
}
