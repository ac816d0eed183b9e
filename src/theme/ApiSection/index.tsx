import { type ReactNode, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiSectionData, ApiSectionProps } from '@site/plugins/api-reference/types';
import { BelowFold } from '@site/src/components/BelowFold';
import { ApiEntry } from '@site/src/components/ApiEntry';
import { Removed } from '@site/src/components/ApiEntry/Removed';
import { FoldedIndex, type IndexEntry } from '@site/src/components/ApiIndex';
import { letterOf } from '@site/src/components/ApiIndex/letterOf';
import { NameFilters } from '@site/src/components/NameFilters';
import { isRestricted, noFilter, passesFilter, type NameFilter } from '@site/src/lib/api/nameFilter';
import { ApiPage } from '@site/src/components/ApiPage';
import { ApiText } from '@site/src/components/ApiText';
import { plainText } from '@site/src/lib/api/plainText';
import { toSectionContents } from '@site/src/lib/api/toSectionContents';
import { ObjectPage } from './ObjectPage';
import { Internals } from './Internals';
import { Subsections } from './Subsections';

const byName = (a: IndexEntry, b: IndexEntry) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });

/** A page with at most this many names has no index above its entries. */
const longIndex = 2;

/** The index of a page with more names than this takes the place of the contents, which would list letters only. */
const wideIndex = 100;

/** Number of entries that fill a window. */
const firstEntries = 2;

/** Name relative to the module, e.g. `simt.block.sync` in `taichi`. */
const nameIn = (module: string, id: string) => id.slice(module.length + 1);

const toEntries = ({
  module,
  symbols,
  removed,
}: Pick<ApiSectionData, 'module' | 'symbols' | 'removed'>): IndexEntry[] =>
  [
    ...symbols.map(({ id, kind, scope, deprecated, internal }): IndexEntry => ({
      name: nameIn(module, id),
      href: `#${id}`,
      letter: letterOf(kind),
      scope,
      state: deprecated ? 'deprecated' : internal && 'internal',
    })),
    ...removed.map(({ id, kind }): IndexEntry => ({
      name: nameIn(module, id),
      href: `#${id}`,
      letter: letterOf(kind),
      state: 'removed',
    })),
  ].sort(byName);

type IndexProps = {
  readonly entries: readonly IndexEntry[];
  readonly filter: NameFilter;
  readonly onChange: (filter: NameFilter) => void;
};

function Index({ entries, filter, onChange }: IndexProps): ReactNode {
  return (
    <section aria-labelledby="index">
      <h2 id="index" className="vh">
        <Translate id="api.index" description="Heading above the names of a module">
          Index
        </Translate>
      </h2>
      <NameFilters entries={entries} filter={filter} onChange={onChange} />
      <FoldedIndex
        entries={entries.filter((entry) => passesFilter(entry, filter))}
        hidesRemoved={!filter.hasRemoved}
        isOpen={false}
      />
    </section>
  );
}

/** A module of the reference: its submodules, an index of its names, then an entry for each. */
function ModulePage({ section, version }: ApiSectionProps): ReactNode {
  const { module, title, text, symbols, removed, breadcrumbs, previous, next, subsections } = section;
  const entries = toEntries(section);
  const publicSymbols = symbols.filter(({ internal }) => !internal);
  const [filter, setFilter] = useState(noFilter);
  const hasIndex = entries.length > longIndex;
  const isListed = (entry: IndexEntry) => passesFilter(entry, filter);
  const listed = new Set(entries.filter(isListed).map(({ href }) => href));
  const inContents = <Each extends { id: string }>(names: readonly Each[]) =>
    names.filter(({ id }) => listed.has(`#${id}`));
  const index = translate({
    id: 'api.index',
    message: 'Index',
    description: 'Heading above the names of a module',
  });
  const modules = translate({
    id: 'api.modules',
    message: 'Modules',
    description: 'Heading above the modules below a module',
  });
  const toc = [
    ...(subsections.length > 0 ? [{ value: modules, id: 'modules', level: 2 }] : []),
    ...(hasIndex ? [{ value: index, id: 'index', level: 2 }] : []),
    ...toSectionContents({
      module,
      // A page of internal names has nothing else to list.
      symbols: inContents(publicSymbols.length > 0 ? publicSymbols : symbols),
      // Behind their chip, unless there is no chip.
      removed: hasIndex && !filter.hasRemoved && !isRestricted(filter) ? [] : inContents(removed),
      removedTitle: translate({
        id: 'api.changes.removed',
        message: 'Removed',
        description: 'Heading of a list of names',
      }),
    }),
  ];
  const listEntries = (own: typeof symbols) =>
    own.map((symbol) => <ApiEntry key={symbol.id} symbol={symbol} version={version.versionLabel} />);
  const description = translate(
    {
      id: 'api.section.description',
      message: 'Reference of {module} in Taichi Lang {version}.',
      description: 'Description of a page of the API reference that has no text of its own',
    },
    { module, version: version.versionLabel },
  );
  return (
    <ApiPage
      version={version}
      title={title}
      description={plainText(text) || description}
      breadcrumbs={breadcrumbs}
      toc={toc}
      isWide={entries.length > wideIndex}
      previous={previous}
      next={next}
      untranslated={section.untranslated}
    >
      <h1 className="mono-h">{module}</h1>
      <p className="lead">{text.length > 0 ? <ApiText parts={text} /> : description}</p>
      <Subsections sections={subsections} />
      {hasIndex && <Index entries={entries} filter={filter} onChange={setFilter} />}
      {entries.length === 0 && (
        <p>
          <Translate
            id="api.empty"
            description="In place of the index of a module that has no public names of its own"
          >
            No public names of its own.
          </Translate>
        </p>
      )}
      {listEntries(publicSymbols.slice(0, firstEntries))}
      <BelowFold>
        {listEntries(publicSymbols.slice(firstEntries))}
        <Internals symbols={symbols.filter(({ internal }) => internal)} version={version.versionLabel} />
        {removed.map((entry) => (
          <Removed key={entry.id} entry={entry} />
        ))}
      </BelowFold>
    </ApiPage>
  );
}

/** A page of the reference: a module, or one class of the package. */
export default function ApiSection({ section, version }: ApiSectionProps): ReactNode {
  const [symbol] = section.symbols;
  return section.isObject && symbol ? (
    <ObjectPage section={section} symbol={symbol} version={version} />
  ) : (
    <ModulePage section={section} version={version} />
  );
}
