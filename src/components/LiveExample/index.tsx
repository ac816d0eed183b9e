import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { LiveProof } from './LiveProof';
import type { StageProps } from './Stage';

type Props = {
  /** Address of the plan, below the base URL. */
  readonly plan: string;
  /** The comparison with Taichi, see `plugins/markdown/liveFinder.ts`. */
  readonly proof?: string;
  /** The picture that is shown until the program runs. */
  readonly children?: ReactNode;
};

/** A picture that can be replaced by the running program; nothing of that is loaded before. */
export function LiveExample({ plan, proof, children }: Props): ReactNode {
  const [Stage, setStage] = useState<ComponentType<StageProps>>();
  const [Shared, setShared] = useState<ComponentType<{ address: string }>>();
  const [isWaiting, setIsWaiting] = useState(false);
  const address = useBaseUrl(plan);
  useEffect(() => {
    const [, name = ''] = /^#live=([^&]+)/.exec(location.hash) ?? [];
    if (name && plan.includes(`/${name}.`))
      import('./Shared').then((loaded) => setShared(() => loaded.Shared)).catch(() => undefined);
  }, [plan]);
  const start = (): void => {
    setIsWaiting(true);
    import('./Stage').then((loaded) => setStage(() => loaded.Stage)).catch(() => setIsWaiting(false));
  };
  return (
    <div className="live">
      {Stage ? (
        <Stage address={address}>{children}</Stage>
      ) : (
        <div className="live__poster">
          {Shared && <Shared address={address} />}
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
