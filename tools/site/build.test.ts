import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../shared/projectRoot';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Takes the place of Docusaurus: its command line loads the configuration in its own process, with its handlers of signals in place. */
function prepareSite(name: string, configuration: string): string {
  const root = path.join(folder, name);
  mkdirSync(path.join(root, 'build'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(path.join(root, 'docusaurus.config.js'), `module.exports = () => { ${configuration} };`);
  return root;
}

/** Builds a site; the signal is sent when the configuration prints something. */
function build(root: string, signal?: NodeJS.Signals): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const program = path.join(projectRoot, 'tools/site/docusaurus.mjs');
    const child = spawn(process.execPath, [program, 'build'], {
      cwd: root,
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (signal && output.includes('loaded')) child.kill(signal);
      });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

const wait = `console.log('loaded'); return new Promise(() => setInterval(() => {}, 1000));`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a build stopped by %s exits with %d',
  async (signal, code) => {
    expect((await build(prepareSite(signal, wait), signal)).code).toBe(code);
  },
  30_000,
);

test.each([
  ['Docusaurus', 'process.exit(3);', 3, ''],
  ['what finishes the site', 'process.exit(0);', 1, 'which contradict those that the build writes'],
])(
  'a build fails with %s',
  async (_, configuration, expected, message) => {
    const root = prepareSite(`failed-${expected}`, configuration);
    writeFileSync(path.join(root, 'build/index.html'), '');
    mkdirSync(path.join(root, 'static'));
    writeFileSync(path.join(root, 'static/_headers'), '');
    const { code, output } = await build(root);
    expect(code).toBe(expected);
    if (message === '') expect(output).not.toContain('_headers');
    else expect(output).toContain(message);
  },
  30_000,
);
