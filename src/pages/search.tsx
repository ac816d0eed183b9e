import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { PageFrame } from '@site/src/components/PageFrame';
import { SearchPage } from '@site/src/components/Search/SearchPage';

/** `/search?q=…` */
export default function Search(): ReactNode {
  return (
    <PageFrame
      title={translate({
        id: 'search.page.title',
        message: 'Search the documentation',
        description: 'Title of the search page',
      })}
      description={translate({
        id: 'search.page.description',
        message: 'Search the documentation, the API reference and the posts of Taichi Lang, by version.',
        description: 'Description of the search page',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </PageFrame>
  );
}
