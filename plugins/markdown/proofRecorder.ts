import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { nameExample } from './nameExample';
import type { FenceKind } from '../../shared/code/parseFence';
import { isTested, type ExampleResult, type Proof, type ProvenExample } from '../../shared/code/proof';
import { readFences } from '../../shared/code/readFences';
import { stripComments } from '../../shared/code/stripComments';
import { translationFile } from '../../shared/translations/assembledFile';
import { hashBlock, readExampleReport, type ExampleReport } from './exampleReport';
import { testedPageOf, type TestedPage } from './testedPage';

/** A block of a page on its way to a `codeframe`. */
export interface RecordedBlock {
  /** Canonical name. */
  readonly language: string;
  /** Words of the fence as written. */
  readonly meta: string;
  readonly code: string;
  readonly title?: string;
  readonly kind?: FenceKind;
  readonly skip?: string;
  /** Id to link to when the block itself may be hidden. */
  readonly place?: string;
}

/** What a `codeframe` says about its test. */
export interface BlockProof {
  readonly id: string;
  /** Release that the block ran on; absent when it did not. */
  readonly tested?: string;
}

/** Collects the examples of one page. */
export interface ProofRecorder {
  /** Takes the next block of the page; returns what its frame shows, or null for one that is no example. */
  record(block: RecordedBlock): BlockProof | null;
  /** Returns what was recorded, or null for a page without examples. */
  finish(): Proof | null;
}

type Status = ExampleReport['pages'][string]['blocks'][number]['status'];

const examples = ['python', 'cpp', 'cmake'];
const always = ['python', 'cpp'];

const silent: ProofRecorder = { record: () => null, finish: () => null };

/**
 * Hashes under which the report knows the blocks of a translation. Comments in code may be translated, so the block at the same
 * place in the English page stands for one that differs in comments only.
 */
function translatedHashes(siteDir: string, { source }: TestedPage): (block: RecordedBlock) => string {
  const file = path.join(siteDir, source);
  // Whether a translation still has its source is for the check of the translations to say.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const english = readFences(text).filter(({ language }) => examples.includes(language));
  return ({ language, meta, code }) => {
    const original = english.shift();
    const isSame =
      original?.language === language &&
      stripComments(original.code, language) === stripComments(code, language);
    return isSame ? hashBlock(language, original.meta, original.code) : hashBlock(language, meta, code);
  };
}

/** Release of a page that was never run: that of the others of its version. */
function releaseOf({ version }: TestedPage, { pages }: ExampleReport): string | undefined {
  return Object.entries(pages).find(([file]) => testedPageOf(file)?.version === version)?.[1].tag;
}

function resultOf(status: Status | undefined, { kind, skip }: RecordedBlock): ExampleResult {
  // The fence of a block that is skipped says so itself, whether the report has seen it or not.
  if (skip) return 'skipped';
  if (status === undefined) return 'changed';
  if (status === 'skipped') return 'skipped';
  if (kind === 'raises') return 'raised';
  return kind === 'compile' ? 'compiled' : 'ran';
}

/** Takes the site's folder and a function that gives the report; returns a function that opens a recorder for a file. */
export function createProofRecorders(
  siteDir: string,
  readReport: () => ExampleReport | null = () => readExampleReport(siteDir),
): (file: VFile) => ProofRecorder {
  let report: ExampleReport | null | undefined;

  return (file) => {
    const page = testedPageOf(translationFile(path.relative(siteDir, file.path).split(path.sep).join('/')));
    if (!page) return silent;
    report ??= readReport();
    if (!report) return silent;
    const known = report.pages[page.source];
    const release = known?.tag ?? releaseOf(page, report);
    if (!release) return silent;
    const blocks = new Map(known?.blocks.map((block) => [block.hash, block]));
    const hashOf = page.isTranslation
      ? translatedHashes(siteDir, page)
      : ({ language, meta, code }: RecordedBlock) => hashBlock(language, meta, code);
    const recorded: ProvenExample[] = [];

    return {
      record(block) {
        if (!examples.includes(block.language)) return null;
        const found = blocks.get(hashOf(block));
        if (!found && !always.includes(block.language)) return null;
        const id = `listing-${recorded.length + 1}`;
        const result = resultOf(found?.status, block);
        const reason = block.skip ?? (found?.status === 'skipped' ? found.reason : undefined);
        recorded.push({
          id: block.place ?? id,
          name: block.title ?? nameExample(block.code),
          isCode: block.title === undefined,
          result,
          ...(result === 'skipped' && { reason }),
        });
        return { id, ...(isTested({ result }) && { tested: release }) };
      },
      finish: () => (recorded.length > 0 ? { release, examples: recorded } : null),
    };
  };
}
