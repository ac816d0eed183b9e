import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Plan } from '@site/shared/live/plan';
import type { Reason } from '@site/src/live/failure';
import { countThreads } from '@site/src/live/countThreads';
import { describeFailure } from './describeFailure';
import { describeKeys } from './describeKeys';
import { followsPointer } from './followsPointer';
import { Changes } from './Changes';
import { Share } from './Share';
import { Sliders } from './Sliders';
import { usePointer } from './usePointer';
import { useStage, type StageState } from './useStage';
import { nameOfPlan, useValues } from './useValues';

export type StageProps = {
  /** Address of the plan. */
  readonly address: string;
  readonly unchanged?: string;
  /** The picture that is shown until the first frame. */
  readonly children?: ReactNode;
};

function PlayButton({ isPlaying, play, pause }: Pick<StageState, 'isPlaying' | 'play' | 'pause'>): ReactNode {
  return (
    <button type="button" className="btn" onClick={isPlaying ? pause : play}>
      {isPlaying ? (
        <Translate id="live.pause" description="Button of a program that runs in the browser">
          Pause
        </Translate>
      ) : (
        <Translate id="live.play" description="Button of a paused program that runs in the browser">
          Play
        </Translate>
      )}
    </button>
  );
}

function Threads({ plan }: { readonly plan: Plan }): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const { threads, launches } = countThreads(plan);
  if (launches === 0) return null;
  return (
    <>
      {' · '}
      <Translate
        id="live.threads"
        description="Small print of a program that runs in the browser; both are numbers"
        values={{ launches: launches.toLocaleString(locale), threads: threads.toLocaleString(locale) }}
      >
        {'launches a frame: {launches}, up to {threads} threads each'}
      </Translate>
    </>
  );
}

type ControlsProps = { readonly stage: StageState; readonly enlarge: () => void };

function Controls({ stage, enlarge }: ControlsProps): ReactNode {
  const { player, isPlaying, frameTime, steps } = stage;
  return (
    <div className="live__bar">
      {!steps && <PlayButton {...stage} />}
      <button type="button" className="btn" onClick={stage.step}>
        <Translate id="live.step" description="Button of a program that runs in the browser: one frame more">
          Step
        </Translate>
      </button>
      <button type="button" className="btn" onClick={stage.reset}>
        <Translate id="live.reset" description="Button of a program that runs in the browser: from the start">
          Reset
        </Translate>
      </button>
      <button type="button" className="btn" onClick={enlarge}>
        <Translate
          id="live.full"
          description="Button of a program that runs in the browser: fills the screen"
        >
          Full screen
        </Translate>
      </button>
      <small className="live__facts">
        {player?.adapter}
        {isPlaying && frameTime > 0 && (
          <>
            {' · '}
            <Translate
              id="live.time"
              description="Time of a frame of a program that runs in the browser; {time} is a number of milliseconds"
              values={{ time: frameTime < 10 ? frameTime.toFixed(1) : Math.round(frameTime) }}
            >
              {'{time} ms a frame'}
            </Translate>
          </>
        )}
        {player && <Threads plan={player.plan} />}
      </small>
    </div>
  );
}

/** After this time a reader wants to know what takes so long, in milliseconds. */
const PATIENCE = 1000;

/** Says that the program is on its way, if that takes long: a GPU of software computes some first frames for seconds. */
function Starting(): ReactNode {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={isLong ? 'live__failure' : 'vh'} role="status">
      {isLong && (
        <Translate
          id="live.starting"
          description="Below the picture of a program that was started in the browser, when its first frame takes long"
        >
          Computing the first frame…
        </Translate>
      )}
    </p>
  );
}

/** Reasons that may be gone the next time. */
const passing: ReadonlySet<Reason | undefined> = new Set(['network', 'damaged', 'lost']);

function Failure({ stage }: { readonly stage: StageState }): ReactNode {
  return (
    <p className="live__failure live__failure--final" role="status">
      {describeFailure(stage.reason ?? 'refused')}{' '}
      {passing.has(stage.reason) && (
        <button type="button" className="btn" onClick={stage.retry}>
          <Translate id="live.again" description="Button below a program that failed to run in the browser">
            Run again
          </Translate>
        </button>
      )}
    </p>
  );
}

function Lowered({ stage: { lowered } }: { readonly stage: StageState }): ReactNode {
  if (!lowered) return null;
  const sizes = { from: lowered.from.join(' × '), to: lowered.to.join(' × ') };
  return (
    <p className="live__failure" role="status">
      <Translate
        id="live.lowered"
        description="Below a program that runs in the browser; {from} and {to} are sizes such as 800 × 480"
        values={sizes}
      >
        {'Frames took longer than 50 ms, so the picture now has {to} pixels, not {from}.'}
      </Translate>
    </p>
  );
}

/** Fills the screen with a drawing, in the full view of the gallery with the controls that lead to other programs. */
const fillScreen = (canvas: Element | null): Promise<void> | undefined =>
  (canvas?.closest('.full-view__room') ?? canvas)?.requestFullscreen();

/** The running program with its controls; the picture stays until the first frame, and when it fails. */
export function Stage({ address, unchanged, children }: StageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useStage(canvas, address);
  const { phase, player, steps } = stage;
  const name = nameOfPlan(address);
  const values = useValues(canvas, { name, plan: player?.plan, player, unchanged });
  const [said, say] = useState('');
  const keys = useId();
  const { onKeyDown, ...pointer } = usePointer(player, say);
  const press = (event: KeyboardEvent): void => {
    if (event.key === ' ') {
      event.preventDefault();
      if (steps) stage.step();
      else if (stage.isPlaying) stage.pause();
      else stage.play();
    } else onKeyDown(event);
  };
  const isReady = phase === 'ready';
  return (
    <>
      <div className="live__poster" hidden={isReady} aria-busy={phase === 'starting'}>
        {children}
      </div>
      {/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role --
          a drawing that follows the pointer and the arrow keys: no interactive role describes one */}
      <canvas
        ref={canvas}
        className="live__canvas"
        hidden={!isReady}
        tabIndex={0}
        role="application"
        aria-label={translate({
          id: 'live.canvas',
          message: 'Running program',
          description: 'Name of the drawing of a program that runs in the browser, for assistive technology',
        })}
        aria-describedby={keys}
        {...pointer}
        onKeyDown={press}
      />
      {/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role */}
      {phase === 'starting' && <Starting />}
      {phase === 'failed' && <Failure stage={stage} />}
      {player && (
        <>
          <p className="live__keys" id={keys}>
            {describeKeys({
              steps,
              hasCamera: player.turn !== undefined,
              hasPointer: followsPointer(player.plan),
            })}
          </p>
          <p className="vh" role="status">
            {said}
          </p>
          <Controls stage={stage} enlarge={() => void fillScreen(canvas.current)} />
          <Lowered stage={stage} />
          <Sliders sliders={player.plan.sliders} state={values} />
          <Changes state={values} />
          <Share canvas={canvas} player={player} name={name} state={values} />
        </>
      )}
    </>
  );
}
