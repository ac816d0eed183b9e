import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMessageFiles, readTagFiles } from './translationFiles';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'taichi-docs-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
};

describe('readMessageFiles', () => {
  test('gives the messages of JSON files, and leaves other files alone', async () => {
    await write('code.json', '{"a": {"message": "un", "description": "a number"}}');
    await write('theme/footer.json', '{"b": {"message": "deux"}}');
    await write('pages/community.md', '# Communauté');
    expect(await readMessageFiles(root)).toEqual({
      'code.json': { a: 'un' },
      'theme/footer.json': { b: 'deux' },
    });
  });

  test('names a file that is not valid', async () => {
    await write('code.json', '{"a": ');
    await expect(readMessageFiles(root)).rejects.toThrow(
      /code\.json:\d+:\d+: is not a file of messages\. Fix: /,
    );
  });
});

test('readTagFiles gives label, address and description of the tags of a locale, and of the originals', async () => {
  await write('blog/tags.yml', 'tip:\n  label: tip\n  permalink: /tip\n  description: Small things.\n');
  await write(
    'i18n/fr-FR/docusaurus-plugin-content-blog/tags.yml',
    'tip:\n  label: astuces\n  permalink: /tip\n',
  );
  const name = 'docusaurus-plugin-content-blog/tags.yml';
  const original = { 'tip.label': 'tip', 'tip.permalink': '/tip', 'tip.description': 'Small things.' };
  expect(await readTagFiles(root)).toEqual({ [name]: original });
  const translated = { 'tip.label': 'astuces', 'tip.permalink': '/tip', 'tip.description': '' };
  expect(await readTagFiles(root, 'fr-FR')).toEqual({ [name]: translated });
});
