import { type ReactNode } from 'react';
import type { ApiSectionData, ApiSymbol, ApiVersionData } from '@site/plugins/api-reference/types';
import { ApiEntry } from '@site/src/components/ApiEntry';
import { EntryPageProvider } from '@site/src/components/ApiEntry/SubHeading';
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
  return (
    <ApiPage
      version={version}
      title={title}
      description={plainText(symbol.text)}
      breadcrumbs={breadcrumbs}
      toc={toMemberContents(symbol.members ?? [])}
      previous={previous}
      next={next}
    >
      <EntryPageProvider value>
        <ApiEntry symbol={symbol} version={version.versionLabel} />
      </EntryPageProvider>
    </ApiPage>
  );
}
