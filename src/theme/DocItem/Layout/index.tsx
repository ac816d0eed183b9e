// Change: own grid; the HTML contains both tables of contents and the style sheet shows one.
import { type ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import { BelowFold } from '@site/src/components/BelowFold';
import { FoldedContents, TableOfContents } from '@site/src/components/TableOfContents';
import { TranslationBanner } from '@site/src/components/TranslationBanner';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { hide_footer: hasNoFooter } = frontMatter as { hide_footer?: boolean };
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider className={hasNoFooter ? 'no-footer' : ''}>
      <div className="page">
        <article>
          <ContentVisibility metadata={metadata} />
          <DocBreadcrumbs />
          <DocVersionBanner />
          <TranslationBanner />
          {hasContents && <FoldedContents toc={toc} />}
          <DocItemContent>{children}</DocItemContent>
          <BelowFold>
            <footer>
              <DocItemFooter />
              <DocItemPaginator />
            </footer>
          </BelowFold>
        </article>
        {hasContents && <TableOfContents toc={toc} />}
      </div>
    </HtmlClassNameProvider>
  );
}
