import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../shared/projectRoot';

/** Finds the commands of a folder's pages that install Taichi, with file, line and pinned release. */
function installLines(folder: string): { place: string; pin: string }[] {
  const files = readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      const lines = readFileSync(path.join(projectRoot, file), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        [
          ...line.matchAll(
            /pip (?:install|download)\b[^`]*?(?<![\w/.-])"?taichi(?<pin>==[\d.]+)?(?![\w.=-])/g,
          ),
        ].map(({ groups }) => ({ place: `${file}:${index + 1}`, pin: groups?.pin ?? '' })),
      );
    });
}

describe('install lines', () => {
  it.each([
    // The page for newcomers offers the newest release to those whose Python is too new for the page's own.
    ['versioned_docs/version-v1.6.0', '==1.6.0', ['get-started/hello_world.md']],
    ['versioned_docs/version-v1.5.0', '==1.5.0', ['get-started/hello_world.md']],
    ['docs', '', []],
    ['blog', '==1.6.0', []],
    ['user-stories', '==1.6.0', []],
    ['i18n/zh-Hans/docusaurus-plugin-content-docs/version-v1.6.0', '==1.6.0', ['get-started/hello_world.md']],
    ['i18n/zh-Hans/docusaurus-plugin-content-docs/current', '', []],
    ['i18n/fr-FR/docusaurus-plugin-content-docs/version-v1.6.0', '==1.6.0', ['get-started/hello_world.md']],
    ['i18n/fr-FR/docusaurus-plugin-content-docs/current', '', []],
  ])('of %s ask for the release that was tested (%s)', (folder, pin, choices) => {
    const lines = installLines(folder);
    expect(lines.length).toBeGreaterThan(0);
    const others = lines.filter((line) => line.pin !== pin);
    expect(others.map(({ place, pin: other }) => [place.replace(/:\d+$/, ''), other])).toEqual(
      choices.map((page) => [`${folder}/${page}`, '']),
    );
  });
});
