import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

type Props = {
  readonly query: string;
  /** Number of names that match. */
  readonly count: number;
  readonly onChange: (query: string) => void;
  /** Called to open the first match. */
  readonly onOpen: () => void;
};

function useCountText(count: number): string {
  const { selectMessage } = usePluralForm();
  const text = translate(
    {
      id: 'api.filter.count',
      message: '{count} name|{count} names',
      description: 'How many names of the API match what was typed; the plural forms go by {count}',
    },
    { count },
  );
  return selectMessage(count, text);
}

/** A field that filters the names. The style sheet hides it without scripts. */
export function Filter({ query, count, onChange, onOpen }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const countText = useCountText(count);
  useEffect(() => {
    // Text typed before hydration.
    if (field.current?.value) onChange(field.current.value);
  }, [onChange]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onOpen();
    if (event.key === 'Escape') onChange('');
  };
  return (
    <div className="filter">
      <label htmlFor="filter">
        <Translate id="api.filter" description="Name of the field that leaves only the names that match">
          Filter by name
        </Translate>
      </label>
      <input
        ref={field}
        className="field"
        id="filter"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="ti.field"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby="filter-count"
      />
      <p id="filter-count" role="status">
        {count > 0 || query === '' ? (
          countText
        ) : (
          <Translate id="api.filter.none" description="When no name of the API matches what was typed">
            No name matches.
          </Translate>
        )}
      </p>
    </div>
  );
}
