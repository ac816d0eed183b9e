import { type ReactNode } from 'react';
import { ScopeLabel } from '@site/src/components/Scope';
import type { NameFilter } from '@site/src/lib/api/nameFilter';
import { Chip } from './Chip';

type Props = {
  readonly place: NameFilter['place'];
  readonly onChange: (place: NameFilter['place']) => void;
};

const places = ['python', 'kernel', 'both'] as const;

/** Key to the lanes before the names; a click leaves the names that work there. */
export function PlaceChips({ place, onChange }: Props): ReactNode {
  return (
    <>
      {places.map((each) => (
        <Chip key={each} isOn={place === each} onToggle={() => onChange(place === each ? null : each)}>
          <ScopeLabel scope={each} />
        </Chip>
      ))}
    </>
  );
}
