import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { sectionIcons } from '@site/src/search/view/hitParts';
import { MarkedText } from '@site/src/components/Search/MarkedText';
import { SiteLink } from '@site/src/components/Search/SiteLink';
import { useReaderVersion } from '@site/src/components/Search/useReaderVersion';
import { useSearch } from '@site/src/components/Search/useSearch';
import { nearestPages } from '@site/src/lib/notFound/nearestPages';

const shownPages = 3;

/** The pages that answer a query best; nothing while there are none. */
export function NearestPages({ query }: { readonly query: string }): ReactNode {
  const { answer } = useSearch({ query, section: null, version: useReaderVersion() });
  const pages = nearestPages(answer.hits, shownPages);
  if (pages.length === 0) return null;
  return (
    <>
      <h2>
        <Translate
          id="notFound.nearest"
          description="Heading above pages that may be meant by an unknown URL"
        >
          Did you mean one of these?
        </Translate>
      </h2>
      <ul className="results">
        {pages.map(({ key, url, section, title, excerpt }) => (
          <li key={key}>
            <SiteLink className="hit" href={url}>
              <span className="hit__kind">
                <Icon name={sectionIcons[section]} />
              </span>
              <b>
                <MarkedText parts={title} />
              </b>
              <small>
                <MarkedText parts={excerpt} />
              </small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
