import { Children, type ReactNode, useId } from 'react';

type SetProps = {
  /** Target of links to content inside a panel. */
  readonly id?: string;
  /** JSON list of the labels, one per panel. */
  readonly labels: string;
  readonly children?: ReactNode;
};

/** Panels of which one is visible. The first is open in the HTML; src/boot/tabs.ts switches and stores the choice. */
export function TabSet({ id: place, labels, children }: SetProps): ReactNode {
  const id = useId();
  const names = JSON.parse(labels) as string[];
  const panels = Children.toArray(children).filter((child) => typeof child === 'object');
  const group = names.join('-').toLowerCase();
  return (
    <div className="tabs-box" id={place}>
      <div className="tabs" role="tablist">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tabs__item"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-action="tab"
            data-group={group}
            suppressHydrationWarning
          >
            {name}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={names[index]}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          data-label={names[index]}
          hidden={index !== 0}
          suppressHydrationWarning
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** One panel of a TabSet. */
export function TabPane({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
