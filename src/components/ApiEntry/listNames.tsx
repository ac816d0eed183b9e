import { Fragment, type ReactNode } from 'react';

/** Takes names; returns them as code with commas between them, in one element: `Translate` takes no lists. */
export const listNames = (names: readonly string[]): ReactNode => (
  <>
    {names.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && ', '}
        <code>{name}</code>
      </Fragment>
    ))}
  </>
);
