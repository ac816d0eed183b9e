import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import yaml from 'js-yaml';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { commentsOf, textsOf } from './passages';
import { findPhrases, ruleSchema, type Rule } from './rule';

const RULES = path.join(projectRoot, 'tools/prose/rules');
// Translations have rules of their own; generated pages of the C API follow their descriptions.
const LEFT_OUT = /^(?:i18n|api)\/|(?:^|\/)fixtures\/|^tools\/bench\/(?:peers|lighthouse)\//;

/** Reads a rule. Throws an error that names the file when it is malformed. */
function readRule(name: string): Rule {
  const parsed = ruleSchema.safeParse(yaml.load(readFileSync(path.join(RULES, name), 'utf8')));
  if (!parsed.success) throw new Error(`tools/prose/rules/${name}: ${parsed.error.message}`);
  return parsed.data;
}

/** Content that readers see, as opposed to code and its documentation. */
const CONTENT = /^(?:docs|versioned_docs|blog|newsletter|user-stories)\//;

runCommandBody(() => {
  const { values } = parseArgs({ options: { code: { type: 'boolean', default: false } } });
  const rules = readdirSync(RULES).sort().map(readRule);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:md|tsx?|mts|mjs)$/.test(file) && !LEFT_OUT.test(file))
    .filter((file) => !values.code || !CONTENT.test(file));
  let count = 0;
  for (const file of files) {
    const source = readFileSync(path.join(projectRoot, file), 'utf8');
    const passages = file.endsWith('.md') ? textsOf(source) : commentsOf(file, source);
    for (const { line, message } of passages.flatMap((passage) => findPhrases(passage, rules))) {
      console.error(`${file}:${line}: ${message}`);
      count += 1;
    }
  }
  console.log(`prose: ${files.length} files, ${count} problems`);
  if (count > 0) process.exitCode = 1;
});
