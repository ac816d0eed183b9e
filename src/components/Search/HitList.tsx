import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { HitView } from '@site/src/search/client/readHit';
import { HitBody } from './HitBody';
import { SiteLink } from './SiteLink';

type Props = {
  readonly id: string;
  /** Best first. */
  readonly hits: readonly HitView[];
  /** Index of the selected hit. */
  readonly chosen: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (index: number) => void;
  readonly onFollow: (hit: HitView) => void;
};

/** The hits of the dialog: a list box whose options are links, while the focus stays in the field. */
export function HitList({ id, hits, chosen, optionId, onChoose, onFollow }: Props): ReactNode {
  return (
    // The list box itself scrolls: the focus stays in the field, and arrow keys scroll it.
    <div
      className="finder__list"
      role="listbox"
      id={id}
      aria-label={translate({
        id: 'search.results',
        message: 'Results',
        description: 'Name of the list of search results',
      })}
    >
      {hits.map((hit, index) => (
        <SiteLink
          key={hit.key}
          id={optionId(index)}
          className="hit"
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          href={hit.url}
          onPointerMove={() => onChoose(index)}
          onFollow={() => onFollow(hit)}
        >
          <HitBody hit={hit} />
        </SiteLink>
      ))}
    </div>
  );
}
