import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { useCountText } from '@site/src/components/NameFilters/useCountText';

type Props = {
  readonly query: string;
  /** Number of names that match. */
  readonly count: number;
  /** Number of removed names that match. */
  readonly removed: number;
  readonly onChange: (query: string) => void;
  /** Called to open the first match. */
  readonly onOpen: () => void;
};

/** A field that filters the names. The style sheet hides it without scripts. */
export function Filter({ query, count, removed, onChange, onOpen }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const { both } = useCountText();
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
      <div className="filter__field">
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
        {query !== '' && (
          <button
            type="button"
            className="icon-btn"
            aria-label={translate({
              id: 'api.filter.clear',
              message: 'Clear the filter',
              description: 'Button in the field that filters the names of the API',
            })}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p id="filter-count" role="status">
        {count + removed > 0 || query === '' ? (
          both(count, removed)
        ) : (
          <Translate id="api.filter.none" description="When no name of the API matches what was typed">
            No name matches.
          </Translate>
        )}
      </p>
    </div>
  );
}
