import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { HitView } from '@site/src/search/client/readHit';
import type { Section } from '@site/shared/search-format/sections';
import { describeSection } from './describeSection';
import { HitBody } from './HitBody';
import { SiteLink } from './SiteLink';

type Group = { section: Section; hits: HitView[] };

type Props = {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Index of the selected hit, counted over all groups. */
  readonly chosen: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (index: number) => void;
  readonly onFollow: (hit: HitView) => void;
};

/** The hits of the dialog: a list box whose options are links, while the focus stays in the field. */
export function HitList({ id, groups, chosen, optionId, onChoose, onFollow }: Props): ReactNode {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((total, { hits }) => total + hits.length, 0),
  );
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
      {groups.map(({ section, hits }, at) => (
        <div key={section} role="group" aria-label={describeSection(section)}>
          <p className="finder__group" aria-hidden="true">
            {describeSection(section)}
          </p>
          {hits.map((hit, offset) => {
            const index = (starts[at] ?? 0) + offset;
            return (
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
            );
          })}
        </div>
      ))}
    </div>
  );
}
