import { Fragment, type ReactNode } from 'react';

type Props = {
  readonly name: string;
  /** Characters that fit on a line; a shorter name stays whole. */
  readonly width: number;
};

/** A name that may break after a dot or an underscore if it is too long for its line. */
export function BreakingName({ name, width }: Props): ReactNode {
  if (name.length <= width) return name;
  return name.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
