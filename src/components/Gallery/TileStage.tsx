import { useEffect, useRef, type ReactNode } from 'react';
import { LiveFailure, type Reason } from '@site/src/live/failure';
import { createPlayer, type Player } from '@site/src/live/player';
import { pointOnDrawing } from '@site/src/live/pointOnDrawing';

export type TileStageProps = {
  /** Address of the plan. */
  readonly address: string;
  /** Changes when the reader asks for one frame more; with it, frames advance one by one. */
  readonly step?: number;
  /** Called when the program cannot run. */
  readonly onFail: (reason: Reason) => void;
  /** Called when the tile has left the window. */
  readonly onLeave: () => void;
};

/** A program that plays on its tile. It follows the pointer, and ends when it is taken away. */
export function TileStage({ address, step, onFail, onLeave }: TileStageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<Player>(undefined);
  const calls = useRef({ onFail, onLeave });
  const isStepped = step !== undefined;

  useEffect(() => {
    const element = canvas.current;
    const tile = element?.closest<HTMLElement>('.tile');
    if (!element || !tile) return undefined;
    let isOver = false;
    let handle = 0;
    let opened: Player | undefined;
    const stop = (error: unknown): void => {
      if (!isOver) calls.current.onFail(error instanceof LiveFailure ? error.reason : 'refused');
    };
    const show = async (made: Player): Promise<void> => {
      await made.step();
      if (isOver) return;
      element.classList.add('tile__canvas--drawn');
      // A hidden tab gets no animation frames.
      if (!isStepped) handle = requestAnimationFrame(() => void show(made).catch(stop));
    };
    const follow = (event: PointerEvent): void => {
      const at = pointOnDrawing(event, element, element.getBoundingClientRect(), 'cover');
      opened?.setPointer(...at, event.buttons > 0);
    };
    tile.addEventListener('pointermove', follow);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) calls.current.onLeave();
    });
    observer.observe(tile);
    createPlayer(element, { address, onLost: stop })
      .then((made) => {
        if (isOver) return made.destroy();
        opened = made;
        player.current = made;
        return show(made);
      })
      .catch(stop);
    return () => {
      isOver = true;
      cancelAnimationFrame(handle);
      observer.disconnect();
      tile.removeEventListener('pointermove', follow);
      player.current = undefined;
      opened?.destroy();
    };
  }, [address, isStepped]);

  useEffect(() => {
    if (step) void player.current?.step().catch(() => undefined);
  }, [step]);

  return <canvas ref={canvas} className="tile__canvas" aria-hidden="true" />;
}
