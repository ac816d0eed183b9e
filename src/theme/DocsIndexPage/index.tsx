import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { entryPages } from '@site/config/entryPages';
import { DocsMenu } from '@site/src/components/DocsMenu';
import { BundleLink } from '@site/src/components/Offline/BundleLink';
import { Categories } from '@site/src/components/Home/Categories';
import { collectPages } from '@site/src/components/Home/collectCategories';
import { PageFrame } from '@site/src/components/PageFrame';
import { VersionBanner } from '@site/src/components/VersionBanner';
import type { DocsIndexProps } from '@site/plugins/docs-index/types';

type LeadProps = Pick<DocsIndexProps['index'], 'entries'> & { readonly version: string };

function Lead({ entries, version }: LeadProps): ReactNode {
  const first = collectPages(entries).find(({ docId }) => docId.endsWith('/hello_world'));
  return (
    <p className="lead">
      <Translate
        id="docsIndex.lead"
        description="Text below the heading of the page that lists all documentation"
      >
        Every page of this version, by subject.
      </Translate>{' '}
      {first && (
        <Translate
          id="docsIndex.first"
          description="Follows the text below the heading; {page} is a link to the first program"
          values={{
            page: (
              <Link className="link" to={first.href}>
                {first.label}
              </Link>
            ),
          }}
        >
          {'If Taichi is new to you, begin with {page}.'}
        </Translate>
      )}{' '}
      <Link className="link" to={entryPages.gallery}>
        <Translate id="docsIndex.gallery" description="Link to programs that run in the browser">
          Or watch programs run in the gallery.
        </Translate>
      </Link>{' '}
      <Link className="link" to="/offline">
        <Translate id="docsIndex.offline" description="Link to the page about reading without a network">
          Keep this version to read it without a network.
        </Translate>
      </Link>{' '}
      <BundleLink version={version} />
    </p>
  );
}

/**
 * The page at `/docs/` and the index pages of other versions below it: all pages of one version of the documentation.
 */
export default function DocsIndexPage({ index }: DocsIndexProps): ReactNode {
  const { name, label, path } = useLatestVersion(undefined);
  const version = index.versionLabel;
  return (
    <PageFrame
      className="home home--index"
      sidebar={<DocsMenu entries={index.entries} />}
      title={translate(
        {
          id: 'docsIndex.title',
          message: 'Documentation {version}',
          description: 'Title of the page that lists all documentation; {version} is e.g. v1.6.0',
        },
        { version },
      )}
      description={translate(
        {
          id: 'docsIndex.description',
          message: 'All pages of the Taichi documentation for {version}, by subject.',
          description: 'Description of the page that lists all documentation for search engines',
        },
        { version },
      )}
    >
      {index.banner && (
        <VersionBanner kind={index.banner} label={version} latest={{ name, label, path: `${path}/` }} />
      )}
      <h1>
        <Translate
          id="docsIndex.heading"
          description="Heading of the page that lists all documentation; the version follows"
        >
          Documentation
        </Translate>{' '}
        <small>{version}</small>
      </h1>
      <Lead entries={index.entries} version={version} />
      <Categories entries={index.entries} />
    </PageFrame>
  );
}
