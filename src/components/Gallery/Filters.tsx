import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

type Props<Choice extends string> = {
  /** Name of the group. */
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Undefined shows everything. */
  readonly chosen: NoInfer<Choice> | undefined;
  describe(choice: NoInfer<Choice>): string;
  choose(choice: NoInfer<Choice> | undefined): void;
};

/** Buttons that limit the gallery to one of some choices. */
export function Filters<Choice extends string>(props: Props<Choice>): ReactNode {
  const { label, choices, chosen, describe, choose } = props;
  const all = translate({ id: 'gallery.all', message: 'All', description: 'Gallery: no filter' });
  return (
    <div className="gallery__filters" role="group" aria-label={label}>
      <span className="gallery__by" aria-hidden="true">
        {label}
      </span>
      {[undefined, ...choices].map((choice) => (
        <button
          key={choice ?? ''}
          type="button"
          className="chip"
          aria-pressed={choice === chosen}
          onClick={() => choose(choice)}
        >
          {choice ? describe(choice) : all}
        </button>
      ))}
    </div>
  );
}
