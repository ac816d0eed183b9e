import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { describeFailure } from './describeFailure';
import { Sliders } from './Sliders';
import { turnsCamera } from './useCamera';
import { usePointer } from './usePointer';
import { useStage, type StageState } from './useStage';

export type StageProps = {
  /** Address of the plan. */
  readonly address: string;
  /** The picture that is there until the first frame. */
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
      </small>
    </div>
  );
}

function Failure({ stage }: { readonly stage: StageState }): ReactNode {
  return (
    <p className="live__failure" role="status">
      {describeFailure(stage.reason ?? 'refused')}{' '}
      {(stage.reason === 'network' || stage.reason === 'lost') && (
        <button type="button" className="btn" onClick={stage.retry}>
          <Translate id="live.again" description="Button below a program that failed to run in the browser">
            Run again
          </Translate>
        </button>
      )}
    </p>
  );
}

/** Names the drawing for assistive technology, with its keys. */
function describeCanvas(hasCamera: boolean): string {
  const description = 'Name of the drawing of a program that runs in the browser, for assistive technology';
  return hasCamera
    ? translate({
        id: 'live.canvas.camera',
        message:
          'Running program. Space pauses it, arrow keys turn the camera, plus and minus change its distance.',
        description,
      })
    : translate({
        id: 'live.canvas',
        message: 'Running program. Space pauses it, arrow keys move the pointer, Enter presses.',
        description,
      });
}

/** The running program with its controls; the picture stays until the first frame, and when it fails. */
export function Stage({ address, children }: StageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useStage(canvas, address);
  const { phase, player, steps } = stage;
  const { onKeyDown, ...pointer } = usePointer(player);
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
        aria-label={describeCanvas(turnsCamera(player, false))}
        {...pointer}
        onKeyDown={press}
      />
      {/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role */}
      {phase === 'failed' && <Failure stage={stage} />}
      {player && (
        <>
          <Controls stage={stage} enlarge={() => void canvas.current?.requestFullscreen()} />
          <Sliders player={player} />
        </>
      )}
    </>
  );
}
