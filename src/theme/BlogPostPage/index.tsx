// Change: breadcrumbs, menu of the page, lead, cover, test results, translation status, copy link and related posts; `hide_footer` in the
// front matter hides the footer.
import { type ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import { BlogPostProvider, useBlogMetadata } from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import MDXContent from '@theme/MDXContent';
import { BelowFold, Fold } from '@site/src/components/BelowFold';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { FeedLinks } from '@site/src/components/Blog/FeedLinks';
import { PostHead } from '@site/src/components/Blog/PostHead';
import { RelatedPosts } from '@site/src/components/Blog/RelatedPosts';
import { PageMenu } from '@site/src/components/PageMenu';
import { ProofRow } from '@site/src/components/Proof';
import { FoldedContents, TableOfContents } from '@site/src/components/TableOfContents';
import { TranslationBanner } from '@site/src/components/TranslationBanner';
import {
  PageTranslationProvider,
  translationOf,
  useContentLang,
} from '@site/src/components/TranslationBanner/pageTranslation';
import type { RelatedPost } from '@site/plugins/preset/types';

function PostEnd({ content }: Pick<Props, 'content'>): ReactNode {
  const { editUrl, prevItem, nextItem, frontMatter } = content.metadata;
  return (
    <footer>
      <EditMetaRow editUrl={editUrl} lastUpdatedAt={undefined} lastUpdatedBy={undefined} className="" />
      <BlogPostPaginator prevItem={prevItem} nextItem={nextItem} />
      <RelatedPosts posts={(frontMatter.relatedPosts as RelatedPost[] | undefined) ?? []} />
    </footer>
  );
}

function Post({ content: PostContent, sidebar }: Props): ReactNode {
  const { blogTitle, blogBasePath } = useBlogMetadata();
  const { metadata, toc } = PostContent;
  const { frontMatter, title } = metadata;
  const { proof } = PostContent as { readonly proof?: string };
  const lang = useContentLang();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <BlogLayout
      sidebar={sidebar}
      toc={hasContents ? <TableOfContents toc={toc} /> : null}
      noFooter={frontMatter.hide_footer === true}
    >
      <FeedLinks title={blogTitle} />
      <article>
        <ContentVisibility metadata={metadata} />
        <Breadcrumbs
          start={{ label: blogTitle, path: blogBasePath }}
          items={[{ title }]}
          menu={<PageMenu />}
        />
        <TranslationBanner />
        {hasContents && <FoldedContents toc={toc} />}
        <PostHead content={PostContent} />
        {proof && (
          <div className="markdown">
            <ProofRow proof={proof} />
          </div>
        )}
        {/* The feeds extract the text of a post from the element with this id. */}
        <div id={blogPostContainerID} className="markdown" lang={lang}>
          <MDXContent>
            <PostContent />
          </MDXContent>
        </div>
        <BelowFold>
          <PostEnd content={PostContent} />
        </BelowFold>
      </article>
    </BlogLayout>
  );
}

export default function BlogPostPage(props: Props): ReactNode {
  return (
    <BlogPostProvider content={props.content} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
      >
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <PageTranslationProvider value={translationOf(props.content.metadata.frontMatter)}>
          <Fold>
            <Post {...props} />
          </Fold>
        </PageTranslationProvider>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
