import { scoreRecord, type PreparedRecord, type Score } from './scoreRecord';
import type { Section } from './searchIndex';

export type RankedRecord = { prepared: PreparedRecord; score: Score };

type Scope = {
  terms: readonly string[];
  version: string | null;
  section: Section | null;
  currentVersion: string;
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Takes prepared records, returns those that match, best first; other versions come after the current one, however good. */
export function rankRecords(records: readonly PreparedRecord[], scope: Scope): RankedRecord[] {
  const { terms, version, section, currentVersion } = scope;
  const isInScope = ({ record }: PreparedRecord): boolean =>
    (section === null || record.section === section) &&
    (version === null || record.version === null || record.version === version);
  const tierOf = ({ record }: PreparedRecord): number =>
    record.version === null || record.version === (version ?? currentVersion) ? 0 : 1;

  return records
    .filter(isInScope)
    .flatMap((prepared) => {
      const score = scoreRecord(prepared, terms);
      return score ? [{ prepared, score }] : [];
    })
    .sort(
      (a, b) =>
        tierOf(a.prepared) - tierOf(b.prepared) ||
        b.score.value - a.score.value ||
        compareText(a.prepared.record.url, b.prepared.record.url),
    );
}
