import path from 'node:path';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { hashProgram, type LiveIndex } from '../../shared/build/livePlans';
import { createLiveFinder } from './liveFinder';

const program = 'x = 1  # 0 … 2\n';
const plan = '0123456789ab';
const numbers = { values: 9, outliers: 0, error: 0.0002 };
const index: LiveIndex = {
  ripple: {
    program: hashProgram(program, null),
    plan,
    taichi: '1.6.0',
    proof: {
      plan,
      frames: 10,
      ...numbers,
      releases: { '1.7.4': { ...numbers, outliers: 1, worst: 0.1, cause: 'edge', error: 0.0003 } },
    },
  },
};

const proofOn = (file: string, of: LiveIndex = index): string | undefined => {
  const value = `\`\`\`python live="ripple"\n${program}\`\`\`\n`;
  const page = new VFile({ path: path.resolve('/site', file), value });
  return createLiveFinder(
    '/site',
    () => of,
    () => null,
  )(page)('ripple')?.liveproof;
};

it.each([
  ['docs/a.md', '1.7.4 1.6.0 10 0.0003 1 9 0.1 edge'],
  ['i18n/fr-FR/docusaurus-plugin-content-docs/current/a.md', '1.7.4 1.6.0 10 0.0003 1 9 0.1 edge'],
  ['versioned_docs/version-v1.6.0/a.md', '1.6.0 1.6.0 10 0.0002 0 9 0 '],
  ['blog/a/index.md', '1.6.0 1.6.0 10 0.0002 0 9 0 '],
])('compares %s with the release that it documents', (file, words) => {
  expect(proofOn(file)).toBe(words);
});

it('names the release that was compared where the release of the page was not', () => {
  expect(proofOn('versioned_docs/version-v1.5.0/a.md')).toMatch(/^1\.6\.0 1\.6\.0 /);
});

it('proves nothing with the proof of another plan', () => {
  const { ripple } = index;
  expect(proofOn('docs/a.md', { ripple: { ...ripple!, plan: 'ba9876543210' } })).toBeUndefined();
});
