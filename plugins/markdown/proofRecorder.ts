import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import type { FenceKind } from '../../shared/code/parseFence';
import { isTested, type ExampleResult, type Proof, type ProvenExample } from '../../shared/code/proof';
import { readFences } from '../../shared/code/readFences';
import { stripComments } from '../../shared/code/stripComments';
import { translationFile } from '../../shared/translations/assembledFile';
import { hashBlock, readExampleReport, type ExampleReport } from '../../shared/build/exampleReport';
import { nameExample } from './nameExample';
import { testedPageOf, type TestedPage } from './testedPage';

/** A block of a page before it becomes a `codeframe`. */
export type RecordedBlock = {
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
};

/** The test result of a `codeframe`. */
export type BlockProof = {
  readonly id: string;
  /** Release that the block ran on; absent if it did not run. */
  readonly tested?: string;
};

/** Collects the examples of one page. */
export type ProofRecorder = {
  /** Records the next block of the page. Returns what its frame shows; null if the block is not an example. */
  record(block: RecordedBlock): BlockProof | null;
  /** Returns all recorded examples; null if there are none. */
  finish(): Proof | null;
};

type Status = ExampleReport['pages'][string]['blocks'][number]['status'];

const examples = ['python', 'cpp', 'cmake'];
const always = ['python', 'cpp'];

const silent: ProofRecorder = { record: () => null, finish: () => null };

/**
 * Returns a function that maps the blocks of a translation, in order, to their hashes in the report. Comments in code may be
 * translated, so a block that differs in comments only has the hash of its counterpart on the English page.
 */
function translatedHashes(siteDir: string, { source }: TestedPage): (block: RecordedBlock) => string {
  const file = path.join(siteDir, source);
  // A translation without its source is reported by the check of the translations.
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

/** Finds the release of a page that was never run: it is the same for all pages of a version. */
function releaseOf({ version }: TestedPage, { pages }: ExampleReport): string | undefined {
  return Object.entries(pages).find(([file]) => testedPageOf(file)?.version === version)?.[1].tag;
}

function resultOf(status: Status | undefined, { kind, skip }: RecordedBlock): ExampleResult {
  // The fence is enough, even if the block is not in the report yet.
  if (skip) return 'skipped';
  if (status === undefined) return 'changed';
  if (status === 'skipped') return 'skipped';
  if (kind === 'raises') return 'raised';
  return kind === 'compile' ? 'compiled' : 'ran';
}

/** Returns a function that creates the recorder of a page. The report is read once, for the first page that needs it. */
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
