import { Fragment, type ReactNode } from 'react';

/** Renders names as code separated by commas, in one element: `Translate` does not accept arrays. */
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
