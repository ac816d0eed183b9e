import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toUrl, type Place } from '../addresses';

const folder = 'assets/images';

/** Name that the bundler gives a picture: that of the file, and a hash of its content. */
const emitted = /^(.+)-[\da-f]{32}(\.[^.]+)$/;

const listFiles = (dir: string): string[] => {
  try {
    return readdirSync(dir).sort();
  } catch {
    return [];
  }
};

/**
 * Creates a function that finds the published file of a picture beside a page. The bundler alone knows its name, so files of the same name
 * are compared by content.
 *
 * @param outDir Folder of the locale's build.
 * @returns Function from the picture's file to its URL.
 * @throws When the build has no such picture.
 */
export function createPictureFinder(outDir: string, place: Place): (file: string) => string {
  const byName = new Map<string, string[]>();
  for (const name of listFiles(path.join(outDir, folder))) {
    const [, base = '', extension = ''] = emitted.exec(name) ?? [];
    const key = base + extension;
    byName.set(key, [...(byName.get(key) ?? []), name]);
  }
  const found = new Map<string, string>();
  const find = (file: string): string => {
    const names = byName.get(path.basename(file)) ?? [];
    const isSame = (name: string): boolean =>
      readFileSync(path.join(outDir, folder, name)).equals(readFileSync(file));
    const name = names.length === 1 ? names[0] : names.find(isSame);
    if (name === undefined) {
      throw new Error(
        `${file}: the build has no such picture. Fix: adapt plugins/machine-readable/markdown/findPicture.ts to how the bundler names pictures.`,
      );
    }
    return toUrl(place, `${place.baseUrl}${folder}/${name}`);
  };
  return (file) => {
    const known = found.get(file) ?? find(file);
    found.set(file, known);
    return known;
  };
}
