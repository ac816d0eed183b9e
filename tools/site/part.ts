import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '../../config/locales';
import { settingNames } from '../../config/services';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { runCommand } from '../shared/runCommand';
import { buildFlags } from './buildFlags';
import { hashSource, writePartRecord } from './parts';

/** Builds one language of the site, to be joined with the others by `npm run build:merge`. */
runCommandBody(async () => {
  const { values, positionals } = parseArgs({
    options: { preview: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [locale = '', ...others] = positionals;
  if (others.length > 0 || !(locales as readonly string[]).includes(locale)) {
    throw new Error(
      `"${positionals.join(' ')}" is not a language of the site. Fix: one of ${locales.join(', ')}`,
    );
  }
  const folder = path.join(projectRoot, 'build');
  // Nothing of an earlier build belongs to the part.
  rmSync(folder, { recursive: true, force: true });
  const env = values.preview ? { SITE_PREVIEW: 'true' } : {};
  const { code } = await runCommand(
    { command: process.execPath, args: [...buildFlags, 'tools/site/buildPart.mjs', locale] },
    { cwd: projectRoot, env, onLine: (line) => console.log(line) },
  );
  if (code !== 0) throw new Error(`the build of ${locale} ended with code ${code}: its output is above`);
  const settings = { ...process.env, ...env };
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).stdout ?? '';
  const source = hashSource(
    commit.trim(),
    Object.fromEntries(settingNames.map((name) => [name, settings[name as keyof typeof settings]])),
  );
  writePartRecord(folder, { format: 1, locale, source });
});
