import { type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { TOCItem } from '@docusaurus/mdx-loader';
import SearchMetadata from '@theme/SearchMetadata';
import type { ApiSectionData, ApiVersionData } from '@site/plugins/api-reference/types';
import { BelowFold, Fold } from '@site/src/components/BelowFold';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { useInAppLinks } from '@site/src/hooks/useInAppLinks';
import { PageMenu } from '@site/src/components/PageMenu';
import { FoldedContents, TableOfContents } from '@site/src/components/TableOfContents';
import { Banner } from './Banner';
import { LanguageNote } from './LanguageNote';
import { PageEnd } from './PageEnd';
import { useContentsInView } from './useContentsInView';
import { useCopyAddress } from './useCopyAddress';
import { useOpenTarget } from './useOpenTarget';

type Props = {
  readonly version: ApiVersionData;
  /** Title for search engines and the browser window, without the version. */
  readonly title: string;
  readonly description: string;
  /** The ancestors of this page and the page itself; missing on the root page. */
  readonly breadcrumbs?: ApiSectionData['breadcrumbs'];
  readonly toc: readonly TOCItem[];
  /** Whether the index above the text takes the place of the contents beside it. */
  readonly isWide?: boolean;
  readonly previous?: ApiSectionData['previous'];
  readonly next?: ApiSectionData['next'];
  /** Number of its descriptions that are in English on a translated site. */
  readonly untranslated?: number;
  readonly children: ReactNode;
};

/** The frame that all pages of the reference share. */
export function ApiPage({
  version,
  title,
  description,
  breadcrumbs,
  toc,
  isWide = false,
  previous,
  next,
  untranslated,
  children,
}: Props): ReactNode {
  useInAppLinks('main');
  useCopyAddress();
  useOpenTarget();
  useContentsInView();
  const rootLabel = (
    <Translate
      id="breadcrumbs.api"
      description="First entry of the line that shows where a page of the API reference stands"
    >
      API
    </Translate>
  );
  return (
    <Fold>
      <PageMetadata title={`${title} | ${version.versionLabel}`} description={description} />
      <SearchMetadata version={version.versionName} tag={`docs-default-${version.versionName}`} />
      <div className={clsx('page', isWide && 'page--wide')}>
        <article>
          {breadcrumbs ? (
            <Breadcrumbs
              start={{ label: rootLabel, path: version.rootPath }}
              items={breadcrumbs}
              menu={<PageMenu />}
            />
          ) : (
            <div className="crumbs">
              <PageMenu />
            </div>
          )}
          <Banner version={version} />
          <LanguageNote untranslated={untranslated} />
          <FoldedContents toc={toc} />
          <div className="markdown">{children}</div>
          <BelowFold>
            <PageEnd version={version} previous={previous} next={next} />
          </BelowFold>
        </article>
        {!isWide && <TableOfContents toc={toc} />}
      </div>
    </Fold>
  );
}
