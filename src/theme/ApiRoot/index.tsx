import { type ReactNode, useDeferredValue, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import type { ApiRootProps, IndexSection } from '@site/plugins/api-reference/types';
import type { IndexEntry } from '@site/src/components/ApiIndex';
import { NameFilters } from '@site/src/components/NameFilters';
import { ApiPage } from '@site/src/components/ApiPage';
import { isRestricted, noFilter, passesFilter, type NameFilter } from '@site/src/lib/api/nameFilter';
import { matchName, toWords } from '@site/src/lib/api/matchName';
import { toContents } from '@site/src/lib/api/toContents';
import { Filter } from './Filter';
import { Introduction } from './Introduction';
import { SectionIndex } from './SectionIndex';

const states = { 1: 'deprecated', 2: 'removed', 3: 'internal' } as const;

type Part = { section: IndexSection; entries: IndexEntry[] };

/** Filters the names of each section; sections without a match are dropped. */
function findParts(sections: readonly IndexSection[], query: string, filter = noFilter): Part[] {
  const words = toWords(query);
  return sections
    .map((section) => ({
      section,
      entries: section.symbols
        .filter(([name]) => matchName(`${section.title}.${name}`, words))
        .map(([name, letter, scope, state]): IndexEntry => ({
          name,
          letter,
          scope: scope ?? undefined,
          href: `${section.path}#${section.name}.${name}`,
          state: state && states[state],
        }))
        .filter((entry) => passesFilter(entry, filter)),
    }))
    .filter(({ entries }) => (words.length === 0 && !isRestricted(filter)) || entries.length > 0);
}

/** Root page of the API reference of one version: an index of all public names by section, with a filter. */
export default function ApiRoot({ root, version }: ApiRootProps): ReactNode {
  const { sections, versionLabel } = root;
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<NameFilter>(noFilter);
  const history = useHistory();
  const parts = findParts(sections, useDeferredValue(query), filter);
  const all = findParts(sections, '').flatMap(({ entries }) => entries);
  const shown = parts.flatMap(({ entries }) => entries);
  const gone = shown.filter(({ state }) => state === 'removed').length;
  const openFirst = () => {
    const first = query.trim() === '' ? undefined : findParts(sections, query, filter)[0]?.entries[0];
    if (first?.href !== undefined) history.push(first.href);
  };
  const title = translate({
    id: 'api.title',
    message: 'API reference',
    description: 'Title of the root pages of the API reference',
  });
  const description = translate(
    {
      id: 'api.description',
      message: 'Every public name of Taichi Lang ({version}), section by section.',
      description:
        'Description of the root page of the API reference; {version} is a version such as v1.6.0 or develop',
    },
    { version: versionLabel },
  );
  return (
    <ApiPage
      version={version}
      title={title}
      description={description}
      toc={toContents(parts.map(({ section }) => section))}
    >
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <Introduction root={root} version={version} />
      <Filter
        query={query}
        count={shown.length - gone}
        removed={gone}
        onChange={setQuery}
        onOpen={openFirst}
      />
      <NameFilters entries={all} filter={filter} onChange={setFilter} />
      {parts.map(({ section, entries }) => (
        <SectionIndex
          key={section.name}
          section={section}
          entries={entries}
          // What was typed may be the name of something that is gone.
          hidesRemoved={!filter.hasRemoved && query === ''}
          opensInternal={query !== ''}
        />
      ))}
    </ApiPage>
  );
}
