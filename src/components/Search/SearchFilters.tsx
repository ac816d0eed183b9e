import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { versions } from '@site/config/versions';
import { allVersions, type SearchAddress } from '@site/src/search/client/searchAddress';
import { sections } from '@site/shared/search-format/sections';
import { describeSection } from './describeSection';
import type { Search } from './useSearch';

type Props = {
  readonly section: SearchAddress['section'];
  /** Label of a version, or `all`. */
  readonly version: string;
  readonly isDisabled: boolean;
  /** Hits in each section; empty while there is no query. */
  readonly counts: Search['answer']['counts'];
  readonly onSection: (section: SearchAddress['section']) => void;
  readonly onVersion: (version: string) => void;
};

/** The section and the versions that the search page searches. */
export function SearchFilters({
  section,
  version,
  isDisabled,
  counts,
  onSection,
  onVersion,
}: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const hasCounts = Object.keys(counts).length > 0;
  const withCount = (name: string, count: number): string =>
    hasCounts ? `${name} (${count.toLocaleString(i18n.currentLocale)})` : name;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="search-page__filters">
      <label>
        <span>
          <Translate id="search.filter.section" description="Name of the filter for a part of the site">
            Section
          </Translate>
        </span>
        <select
          className="field"
          name="section"
          disabled={isDisabled}
          value={section ?? ''}
          onChange={({ target }) => onSection(sections.find((name) => name === target.value) ?? null)}
        >
          <option value="">
            {withCount(
              translate({
                id: 'search.filter.section.all',
                message: 'Whole site',
                description: 'Choice of the filter: no part in particular',
              }),
              total,
            )}
          </option>
          {sections.map((name) => (
            <option key={name} value={name}>
              {withCount(describeSection(name), counts[name] ?? 0)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          <Translate id="search.filter.version" description="Name of the filter for a version">
            Version
          </Translate>
        </span>
        <select
          className="field"
          name="version"
          disabled={isDisabled}
          value={version}
          onChange={({ target }) => onVersion(target.value)}
        >
          {versions.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
          <option value={allVersions}>
            <Translate
              id="search.filter.version.all"
              description="Choice of the filter: no version in particular"
            >
              All versions
            </Translate>
          </option>
        </select>
      </label>
    </div>
  );
}
