import { type MouseEvent, type ReactNode, useState } from 'react';
import Translate from '@docusaurus/Translate';

/** Unfolds the details of all members of the entry around it, then folds them. The style sheet hides it without scripts. */
export function OpenAll(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    const details = currentTarget.closest('.sym')?.querySelectorAll<HTMLDetailsElement>('.members .more');
    for (const each of details ?? []) each.open = !isOpen;
    setIsOpen(!isOpen);
  };
  return (
    <button type="button" className="chip" aria-pressed={isOpen} onClick={toggle}>
      {isOpen ? (
        <Translate id="api.closeAll" description="Button that folds the details of all members of a class">
          Close all
        </Translate>
      ) : (
        <Translate id="api.openAll" description="Button that unfolds the details of all members of a class">
          Open all
        </Translate>
      )}
    </button>
  );
}
