import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { LiveProof } from './LiveProof';
import type { SharedProps } from './Shared';
import type { StageProps } from './Stage';

type Props = {
  /** Address of the plan, below the base URL. */
  readonly plan: string;
  /** The comparison with Taichi, see `plugins/markdown/liveFinder.ts`. */
  readonly proof?: string;
  /** Whether the reader has asked for it already, so that it needs no Run. */
  readonly startsAtOnce?: boolean;
  /** What the address says while no number was changed, see `useValues`. */
  readonly unchanged?: string;
  /** The picture that is shown until the program runs. */
  readonly children?: ReactNode;
};

/** How long a reader stays with a program that needs no Run before it starts, in milliseconds. */
const REST = 300;

/** A picture that can be replaced by the running program; nothing of that is loaded before. */
export function LiveExample({ plan, proof, startsAtOnce = false, unchanged, children }: Props): ReactNode {
  const [Stage, setStage] = useState<ComponentType<StageProps>>();
  const [Shared, setShared] = useState<ComponentType<SharedProps>>();
  const [isWaiting, setIsWaiting] = useState(false);
  const address = useBaseUrl(plan);
  useEffect(() => {
    const [, name = ''] = /^#live=([^&]+)/.exec(location.hash) ?? [];
    if (name && !startsAtOnce && plan.includes(`/${name}.`))
      import('./Shared').then((loaded) => setShared(() => loaded.Shared)).catch(() => undefined);
  }, [plan, startsAtOnce]);
  const start = useCallback((): void => {
    setIsWaiting(true);
    import('./Stage').then((loaded) => setStage(() => loaded.Stage)).catch(() => setIsWaiting(false));
  }, []);
  useEffect(() => {
    if (!startsAtOnce) return undefined;
    // A reader who goes past it on the way to another one starts nothing.
    const timer = setTimeout(start, REST);
    return () => clearTimeout(timer);
  }, [startsAtOnce, start]);
  return (
    <div className="live">
      {Stage ? (
        <Stage address={address} unchanged={unchanged}>
          {children}
        </Stage>
      ) : (
        <div className="live__poster">
          {Shared && <Shared address={address} unchanged={unchanged} />}
          {children}
          <button type="button" className="btn btn--main live__run" onClick={start} disabled={isWaiting}>
            <Translate id="live.run" description="Button on a picture: runs the program in the browser">
              Run
            </Translate>
          </button>
        </div>
      )}
      {proof && <LiveProof proof={proof} />}
    </div>
  );
}
