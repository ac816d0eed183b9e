import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ListEntry } from '@site/src/search/client/listEntries';
import { HitBody, SectionBody } from './HitBody';
import { SiteLink } from './SiteLink';

type Props = {
  readonly id: string;
  /** Best first, each followed by its sections. */
  readonly entries: readonly ListEntry[];
  /** Index of the selected entry. */
  readonly chosen: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (index: number) => void;
  readonly onFollow: (entry: ListEntry) => void;
};

/** The hits of the dialog: a list box whose options are links, while the focus stays in the field. */
export function HitList({ id, entries, chosen, optionId, onChoose, onFollow }: Props): ReactNode {
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
      {entries.map(({ url, hit, section }, index) => (
        <SiteLink
          key={section ? url : hit.key}
          id={optionId(index)}
          className={section ? 'hit hit--section' : 'hit'}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          href={url}
          onPointerMove={() => onChoose(index)}
          onFollow={() => onFollow({ url, hit, ...(section && { section }) })}
        >
          {section ? <SectionBody heading={section} /> : <HitBody hit={hit} />}
        </SiteLink>
      ))}
    </div>
  );
}
