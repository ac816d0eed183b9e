// Change: own frame; shows the results of the examples and the translation status; title and lead come from the front matter; `hide_footer` hides the
// footer.
import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import { Frame } from '@site/src/components/Frame';
import { ProofRow } from '@site/src/components/Proof';
import { FoldedContents, TableOfContents } from '@site/src/components/TableOfContents';
import { TranslationBanner } from '@site/src/components/TranslationBanner';
import {
  PageTranslationProvider,
  translationOf,
  useLangOf,
} from '@site/src/components/TranslationBanner/pageTranslation';
import { PageBoardProvider, boardOf } from '@site/src/components/TranslationBoard/pageBoard';

export default function MDXPage({ content: PageContent }: Props): ReactNode {
  const { metadata, assets, toc } = PageContent;
  const { proof } = PageContent as { readonly proof?: string };
  const { title, description, frontMatter } = metadata;
  const { hide_table_of_contents: isWithoutContents, hide_footer: hasNoFooter } = frontMatter as {
    hide_table_of_contents?: boolean;
    hide_footer?: boolean;
  };
  const hasContents = !isWithoutContents && toc.length > 0;
  const translation = translationOf(frontMatter);
  const lang = useLangOf(translation);
  return (
    <Layout noFooter={hasNoFooter}>
      <PageMetadata title={title} description={description} image={assets.image} />
      <Frame>
        <PageTranslationProvider value={translation}>
          <div className="page">
            <article>
              <TranslationBanner />
              {hasContents && <FoldedContents toc={toc} />}
              <div className="markdown" lang={lang}>
                <h1>{title}</h1>
                <p className="lead">{description}</p>
                {proof && <ProofRow proof={proof} />}
                <MDXContent>
                  <PageBoardProvider value={boardOf(frontMatter)}>
                    <PageContent />
                  </PageBoardProvider>
                </MDXContent>
              </div>
            </article>
            {hasContents && <TableOfContents toc={toc} />}
          </div>
        </PageTranslationProvider>
      </Frame>
    </Layout>
  );
}
