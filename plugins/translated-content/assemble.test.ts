import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeLists } from '../../shared/translations/fakeProject';
import { formatLock } from '../../shared/translations/lock';
import { assemble, listAllFiles } from './assemble';
import { openProject } from './openProject';
import { planAssembly } from './planAssembly';

const lists = fakeLists.filter(({ name }) => ['current', 'v1.6.0'].includes(name));
const docs = 'docusaurus-plugin-content-docs';
const parts = lists.map(({ translated }) => translated);
let site = '';
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};
const plan = () =>
  planAssembly('fr-FR', lists, openProject(site), (folder) =>
    listAllFiles(path.join(site, folder)).map((file) => `${folder}/${file}`),
  );
const build = (): string => {
  const folder = path.join(site, '.docusaurus/assembled/fr-FR');
  assemble(site, folder, parts, plan());
  return folder;
};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'assemble-'));
  put('docs/basic/field.md', 'same');
  put('docs/basic/layout.md', 'new layout');
  put('docs/basic/img/a.webp', 'picture');
  put('versioned_docs/version-v1.6.0/basic/field.md', 'same');
  put('versioned_docs/version-v1.6.0/basic/layout.md', 'layout');
  put('versioned_docs/version-v1.6.0/basic/img/a.webp', 'picture');
  put(`i18n/fr-FR/${docs}/version-v1.6.0/basic/field.md`, '---\nslug: /a\n---\n\npareil\n');
  put(`i18n/fr-FR/${docs}/version-v1.6.0/basic/layout.md`, '---\nslug: /b\n---\n\nmise en mémoire\n');
  const { hash } = openProject(site);
  const lock = {
    [`${docs}/version-v1.6.0/basic/field.md`]: { _intro: hash('same') },
    [`${docs}/version-v1.6.0/basic/layout.md`]: { _intro: hash('layout') },
  };
  put('i18n/fr-FR/translations.lock.json', formatLock(lock));
  put(`i18n/fr-FR/${docs}/version-v1.6.0/basic/img/a.webp`, 'image');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

describe('planAssembly', () => {
  it('lends a translation where the English text is the same, and keeps everything else beside it', () => {
    const translated = `i18n/fr-FR/${docs}/version-v1.6.0/basic`;
    expect(Object.fromEntries(plan())).toEqual({
      [`${docs}/current/basic/field.md`]: {
        file: `${translated}/field.md`,
        text: `<!-- section ${translated}/field.md:5 -->\n\npareil\n`,
      },
      [`${docs}/current/basic/layout.md`]: { file: 'docs/basic/layout.md' },
      [`${docs}/current/basic/img/a.webp`]: { file: 'docs/basic/img/a.webp' },
      [`${docs}/version-v1.6.0/basic/field.md`]: { file: `${translated}/field.md` },
      [`${docs}/version-v1.6.0/basic/layout.md`]: { file: `${translated}/layout.md` },
      [`${docs}/version-v1.6.0/basic/img/a.webp`]: { file: `${translated}/img/a.webp` },
    });
  });
});

describe('assemble', () => {
  it('copies what is planned, and takes away what is planned no longer', () => {
    const folder = build();
    const field = path.join(folder, docs, 'current/basic/field.md');
    expect(readFileSync(field, 'utf8')).toMatch(/\n\npareil\n$/);
    put('docs/basic/field.md', 'other');
    rmSync(path.join(site, 'docs/basic/layout.md'));
    build();
    expect(readFileSync(field, 'utf8')).toBe('other');
    expect(listAllFiles(path.join(folder, docs, 'current'))).toEqual(['basic/field.md', 'basic/img/a.webp']);
  });

  it('does not touch a file that is as planned', async () => {
    const file = path.join(build(), docs, 'current/basic/layout.md');
    const { mtimeMs } = statSync(file);
    await new Promise((resolve) => setTimeout(resolve, 20));
    build();
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it('leaves the parts of other plugins alone', () => {
    const folder = build();
    put('.docusaurus/assembled/fr-FR/docusaurus-plugin-content-pages/a.md', 'page');
    build();
    expect(listAllFiles(path.join(folder, 'docusaurus-plugin-content-pages'))).toEqual(['a.md']);
  });
});
