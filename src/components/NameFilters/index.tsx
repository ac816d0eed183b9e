import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { IndexEntry } from '@site/src/components/ApiIndex';
import { describeKind } from '@site/src/components/ApiIndex/describeKind';
import { letters } from '@site/src/components/ApiIndex/letterOf';
import { toggle, type NameFilter } from '@site/src/lib/api/nameFilter';
import { Chip } from './Chip';
import { PlaceChips } from './PlaceChips';
import { useCountText } from './useCountText';

type Props = {
  /** All names, whether they are shown or not. */
  readonly entries: readonly IndexEntry[];
  readonly filter: NameFilter;
  readonly onChange: (filter: NameFilter) => void;
};

/** Key to the signs of an index, whose parts are chips that filter it. */
export function NameFilters({ entries, filter, onChange }: Props): ReactNode {
  const { removed } = useCountText();
  const current = entries.filter(({ state }) => state !== 'removed');
  const goneCount = entries.length - current.length;
  const used = letters.filter(([letter]) => current.some((entry) => entry.letter === letter));
  return (
    <div
      className="chips"
      role="group"
      aria-label={translate({
        id: 'api.chips',
        message: 'Filter the names',
        description: 'Name of the chips above an index of the API, for assistive tools',
      })}
    >
      {current.some(({ scope }) => scope) && (
        <PlaceChips place={filter.place} onChange={(place) => onChange({ ...filter, place })} />
      )}
      {used.length > 1 &&
        used.map(([letter, kind]) => (
          <Chip
            key={letter}
            isOn={filter.letters.includes(letter)}
            onToggle={() => onChange({ ...filter, letters: toggle(filter.letters, letter) })}
          >
            <span className="mono" aria-hidden="true">
              {letter}
            </span>
            {describeKind(kind)}
          </Chip>
        ))}
      {current.some(({ state }) => state === 'deprecated') && (
        <del className="chips__key">
          <Translate
            id="api.kind.deprecated"
            description="Key of the API index, a name that is struck through"
          >
            deprecated
          </Translate>
        </del>
      )}
      {goneCount > 0 && (
        <Chip
          isOn={filter.hasRemoved}
          onToggle={() => onChange({ ...filter, hasRemoved: !filter.hasRemoved })}
        >
          <span className="mono" aria-hidden="true">
            ×
          </span>
          {removed(goneCount)}
        </Chip>
      )}
    </div>
  );
}
