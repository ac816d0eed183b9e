import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { typeOf } from './fingerprint';
import type { PlannedPage } from './plan';
import { passedIn, type Scope, type WalkReport } from './report';

/** The committed report, which `npm run walk:report` writes. */
const committed = path.resolve('data/walk-report.json');

/** What passed on this machine since then: a report a line, so that workers can add to it side by side. */
const cached = path.resolve('.cache/walk/passed.jsonl');

/** Whether a run over all pages has written the committed report. */
export const hasCommittedReport = (): boolean =>
  (JSON.parse(readFileSync(committed, 'utf8')) as WalkReport).contents.length > 0;

/** Reads all keys that count as passed under these checks and this look. */
export function readPassed(scope: Scope): Set<string> {
  const lines = existsSync(cached) ? readFileSync(cached, 'utf8').split('\n') : [];
  const texts = [readFileSync(committed, 'utf8'), ...lines.filter((line) => line !== '')];
  return new Set(texts.flatMap((text) => passedIn(JSON.parse(text) as WalkReport, scope)));
}

/** Adds a page that has passed to the records of this machine. */
export function recordPassed({ checks, look, app }: Scope, { page, reason }: PlannedPage): void {
  const { content, shapes } = page;
  const types = reason === 'type' ? [typeOf(page)] : [];
  const report: WalkReport = { checks, look, app, types, contents: [content], shapes };
  mkdirSync(path.dirname(cached), { recursive: true });
  appendFileSync(cached, `${JSON.stringify(report)}\n`);
}

/** Replaces the records of this machine by one report, or by nothing. */
export function resetRecords(report?: WalkReport): void {
  if (report === undefined) return rmSync(cached, { force: true });
  mkdirSync(path.dirname(cached), { recursive: true });
  writeFileSync(cached, `${JSON.stringify(report)}\n`);
}

/** Writes the committed report. */
export const writeReport = (report: WalkReport): void =>
  writeFileSync(committed, `${JSON.stringify(report, null, 2)}\n`);
