import { npmCommand } from '../install/npmInstall.mjs';
import { runCommand } from '../shared/runCommand';
import { failure, skip, type Outcome } from './outcome';
import type { StepTools } from './schedule';

/** The part of the output of `npm audit --json` that is read. */
type AuditReport = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
};

/** Reports known vulnerabilities of severity "high" and above in what the site is built with. */
export async function runAudit(root: string, { print, signal }: StepTools): Promise<Outcome> {
  const command = npmCommand(['audit', '--omit=dev', '--audit-level=high', '--json']);
  const { output } = await runCommand(command, { cwd: root, signal });
  const outcome = readAudit(output);
  if (outcome.skipped) print(outcome.details);
  return outcome;
}

/** Reads the output of `npm audit --json`. Mirrors of the registry need not answer audits: that is a skip, with its reason. */
export function readAudit(output: string): Outcome {
  const report = parseReport(output);
  if (!report?.vulnerabilities)
    return skip('the registry does not answer npm audit: dependencies were not checked');
  const severe = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  if (severe.length === 0) return { passed: 1, failed: 0, skipped: 0, details: '' };
  return failure(
    severe
      .map(
        ([name, { severity, range }]) =>
          `package.json: ${name} ${range} has a vulnerability (${severity}). Fix: npm audit --omit=dev shows it; update, or add an override`,
      )
      .join('\n'),
  );
}

function parseReport(output: string): AuditReport | null {
  const start = output.indexOf('{');
  try {
    return JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as AuditReport;
  } catch {
    return null;
  }
}
