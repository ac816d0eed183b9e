import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Plan } from '@site/shared/live/plan';
import { requestLimit } from '@site/src/lib/requestLimit';
import { Changes } from './Changes';
import { nameOfPlan, useValues } from './useValues';

export type SharedProps = {
  readonly address: string;
  readonly unchanged?: string;
};

/** The values of a shared link, before the program runs; loaded only for such links. */
export function Shared({ address, unchanged }: SharedProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<Plan>();
  const state = useValues(place, { name: nameOfPlan(address), plan, unchanged });
  useEffect(() => {
    place.current?.closest('.live')?.scrollIntoView({ block: 'center' });
    fetch(address, { signal: requestLimit() })
      .then((answer) => answer.json() as Promise<Plan>)
      .then(setPlan)
      // Without the plan there is nothing to show; Run reports it.
      .catch(() => undefined);
  }, [address]);
  return (
    <div ref={place}>
      <Changes state={state} />
    </div>
  );
}
