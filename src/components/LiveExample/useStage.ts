import { useEffect, useRef, useState, type RefObject } from 'react';
import { LiveFailure, type Reason } from '@site/src/live/failure';
import { createPlayer, type Player } from '@site/src/live/player';

type Phase = 'starting' | 'ready' | 'failed';

/** State of a running example, and what its controls do. */
export interface StageState {
  readonly phase: Phase;
  readonly reason?: Reason;
  readonly player?: Player;
  readonly isPlaying: boolean;
  /** Milliseconds of a frame; 0 until it was measured. */
  readonly frameTime: number;
  /** Whether the reader wants no motion: frames advance one by one. */
  readonly steps: boolean;
  play(): void;
  pause(): void;
  step(): void;
  reset(): void;
  retry(): void;
}

/** Pauses the example that ran before: one at a time is enough for a GPU. */
let pauseOther: (() => void) | undefined;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a plan on a canvas. */
export function useStage(canvas: RefObject<HTMLCanvasElement | null>, address: string): StageState {
  const [phase, setPhase] = useState<Phase>('starting');
  const [reason, setReason] = useState<Reason>();
  const [player, setPlayer] = useState<Player>();
  const [isPlaying, setIsPlaying] = useState(false);
  const [frameTime, setFrameTime] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [steps] = useState(wantsNoMotion);
  const isSeen = useRef(true);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isCurrent = true;
    let opened: Player | undefined;
    const fail = (error: unknown): void => {
      if (!isCurrent) return;
      setReason(error instanceof LiveFailure ? error.reason : 'refused');
      setPhase('failed');
      setIsPlaying(false);
      setPlayer(undefined);
    };
    setPhase('starting');
    createPlayer(element, { address, onLost: fail })
      .then(async (made) => {
        opened = made;
        if (!isCurrent) return made.destroy();
        await made.step();
        setPlayer(made);
        setPhase('ready');
        setIsPlaying(!wantsNoMotion());
        // For tests, and for the console of a curious reader.
        element.dispatchEvent(new CustomEvent('live', { bubbles: true, detail: made }));
      })
      .catch(fail);
    return () => {
      isCurrent = false;
      opened?.destroy();
    };
  }, [canvas, address, attempt]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      isSeen.current = entry?.isIntersecting ?? true;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);

  useEffect(() => {
    if (!player || !isPlaying) return undefined;
    const pause = (): void => setIsPlaying(false);
    pauseOther?.();
    pauseOther = pause;
    let isBusy = false;
    let handle = 0;
    let smooth = 0;
    let shownAt = 0;
    const tick = (now: number): void => {
      handle = requestAnimationFrame(tick);
      // A hidden tab gets no animation frames.
      if (isBusy || !isSeen.current) return;
      isBusy = true;
      const begin = performance.now();
      player.step().then(
        () => {
          isBusy = false;
          const time = performance.now() - begin;
          smooth = smooth === 0 ? time : 0.9 * smooth + 0.1 * time;
          if (now - shownAt < 500) return;
          shownAt = now;
          setFrameTime(smooth);
        },
        () => pause(),
      );
    };
    handle = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(handle);
      if (pauseOther === pause) pauseOther = undefined;
    };
  }, [player, isPlaying]);

  return {
    phase,
    reason,
    player,
    isPlaying,
    frameTime,
    steps,
    play: () => setIsPlaying(true),
    pause: () => setIsPlaying(false),
    step() {
      setIsPlaying(false);
      void player?.step();
    },
    reset() {
      player?.reset();
      void player?.step();
    },
    retry: () => setAttempt(attempt + 1),
  };
}
