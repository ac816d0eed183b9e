import { type ReactNode, useState } from 'react';
import type { ApiSectionData, ApiSymbol, ApiVersionData } from '@site/plugins/api-reference/types';
import { ApiEntry } from '@site/src/components/ApiEntry';
import { EntryPageProvider } from '@site/src/components/ApiEntry/SubHeading';
import { PlaceChips } from '@site/src/components/NameFilters/PlaceChips';
import { describeGroup } from '@site/src/components/ApiEntry/describeGroup';
import { noFilter, worksIn } from '@site/src/lib/api/nameFilter';
import { ApiPage } from '@site/src/components/ApiPage';
import { plainText } from '@site/src/lib/api/plainText';
import { toMemberContents } from '@site/src/lib/api/toSectionContents';

type Props = {
  readonly section: ApiSectionData;
  readonly symbol: ApiSymbol;
  readonly version: ApiVersionData;
};

/** The page of one class of the package. */
export function ObjectPage({ section, symbol, version }: Props): ReactNode {
  const { title, breadcrumbs, previous, next } = section;
  const [place, setPlace] = useState(noFilter.place);
  const all = symbol.members ?? [];
  const members = all.filter(({ scope }) => worksIn(place, scope));
  // One scope for all of them is that of the class.
  const hasChoice = new Set(all.map(({ scope }) => scope)).size > 1;
  return (
    <ApiPage
      version={version}
      title={title}
      description={plainText(symbol.text)}
      breadcrumbs={breadcrumbs}
      toc={toMemberContents(symbol.id, members, describeGroup)}
      previous={previous}
      next={next}
      untranslated={section.untranslated}
    >
      <EntryPageProvider value>
        <ApiEntry
          symbol={symbol.members ? { ...symbol, members } : symbol}
          version={version.versionLabel}
          memberTools={hasChoice && <PlaceChips place={place} onChange={setPlace} />}
        />
      </EntryPageProvider>
    </ApiPage>
  );
}
