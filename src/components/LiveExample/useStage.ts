import { useEffect, useRef, useState, type RefObject } from 'react';
import { LiveFailure, type Reason } from '@site/src/live/failure';
import { lowerResolution, type Lowered } from '@site/src/live/lowerResolution';
import { createPlayer, type Player } from '@site/src/live/player';
import { readValues } from '@site/src/live/sharedValues';
import { createSlowWatch } from '@site/src/live/slowWatch';
import { nameOfPlan } from './useValues';

type Phase = 'starting' | 'ready' | 'failed';

/** State of a running example, and what its controls do. */
export interface StageState {
  readonly phase: Phase;
  readonly reason?: Reason;
  readonly player?: Player;
  readonly isPlaying: boolean;
  /** Milliseconds of a frame; 0 until it was measured. */
  readonly frameTime: number;
  /** Present after frames took too long and the resolution was lowered. */
  readonly lowered?: Lowered;
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
  const [lowered, setLowered] = useState<Lowered>();
  const smaller = lowered?.address;
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
    createPlayer(element, { address: smaller ?? address, onLost: fail })
      .then(async (made) => {
        opened = made;
        if (!isCurrent) return made.destroy();
        const values = readValues(location.hash, nameOfPlan(address), made.plan.sliders);
        for (const [name, value] of Object.entries(values)) made.setSlider(name, value);
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
  }, [canvas, address, smaller, attempt]);

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
    const isSlow = createSlowWatch();
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
          if (isSlow(time) && canvas.current && !smaller)
            setLowered((known) => known ?? lowerResolution(player.plan, canvas.current, address));
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
  }, [player, isPlaying, canvas, address, smaller]);

  return {
    phase,
    reason,
    player,
    isPlaying,
    frameTime,
    lowered,
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
