import { type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import type { SavedHit } from '@site/src/search/client/savedHits';
import { sectionIcons } from '@site/src/search/view/hitParts';
import { SiteLink } from './SiteLink';

type Props = {
  readonly title: string;
  readonly hits: readonly SavedHit[];
  /** Missing for a list of hits that are already kept. */
  readonly onKeep?: (hit: SavedHit) => void;
  readonly onRemove: (url: string) => void;
  readonly onFollow: () => void;
};

const nameOf = ({ title, heading }: SavedHit): string => (heading === '' ? title : `${heading}, ${title}`);

/** Recent or kept hits, each with its actions. Deleting one removes the focused element. */
export function SavedList({ title, hits, onKeep, onRemove, onFollow }: Props): ReactNode {
  if (hits.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent, url: string) => {
    if (event.key !== 'Delete') return;
    event.preventDefault();
    onRemove(url);
  };
  return (
    <section aria-label={title}>
      <p className="finder__group" aria-hidden="true">
        {title}
      </p>
      <ul className="saved">
        {hits.map((hit) => (
          <li key={hit.url}>
            <SiteLink
              className="hit"
              href={hit.url}
              onFollow={onFollow}
              onKeyDown={(event) => onKeyDown(event, hit.url)}
            >
              <span className="hit__kind">
                <Icon name={sectionIcons[hit.section]} />
              </span>
              <b>{hit.heading || hit.title}</b>
              {hit.heading !== '' && <small>{hit.title}</small>}
            </SiteLink>
            {onKeep && (
              <button
                type="button"
                className="icon-btn"
                aria-label={translate(
                  {
                    id: 'search.saved.keep',
                    message: 'Keep as a favorite: {name}',
                    description: 'Button beside a page that was found before',
                  },
                  { name: nameOf(hit) },
                )}
                onClick={() => onKeep(hit)}
              >
                <Icon name="heart" />
              </button>
            )}
            <button
              type="button"
              className="icon-btn"
              aria-label={translate(
                {
                  id: 'search.saved.remove',
                  message: 'Remove from the list: {name}',
                  description: 'Button beside a page that was found before or that is a favorite',
                },
                { name: nameOf(hit) },
              )}
              onClick={() => onRemove(hit.url)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
