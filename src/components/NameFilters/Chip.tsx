import { type ReactNode } from 'react';

type Props = {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** A choice that is on or off. */
export function Chip({ isOn, onToggle, children }: Props): ReactNode {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  );
}
