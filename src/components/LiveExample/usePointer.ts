import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Player } from '@site/src/live/player';
import { pointOnDrawing } from '@site/src/live/pointOnDrawing';
import { describePointer } from './describeKeys';
import { followsPointer } from './followsPointer';
import { useCamera } from './useCamera';

/** What one press of an arrow key moves the pointer by. */
const STEP = 0.02;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Passes pointer, touch and arrow keys on a canvas to the program or to its camera; Enter holds the button down.
 * @param say Announces what a key did.
 */
export function usePointer(player: Player | undefined, say: (text: string) => void) {
  const at = useRef<[x: number, y: number, isDown: boolean]>([0.5, 0.5, false]);
  const move = (x: number, y: number, isDown: boolean): void => {
    at.current = [clamp(x), clamp(y), isDown];
    player?.setPointer(...at.current);
  };
  const camera = useCamera(player, say);
  const moveByKey = (...to: Parameters<typeof move>): void => {
    move(...to);
    say(describePointer(...at.current));
  };
  useEffect(() => player?.setPointer(...at.current), [player]);
  const follow = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (camera.drag(event)) return;
    const canvas = event.currentTarget;
    const isDown = event.type !== 'pointerup' && event.buttons > 0;
    const fit = getComputedStyle(canvas).objectFit;
    move(...pointOnDrawing(event, canvas, canvas.getBoundingClientRect(), fit), isDown);
  };
  return {
    onPointerMove: follow,
    onPointerUp: follow,
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onKeyDown(event: KeyboardEvent) {
      const [x, y, isDown] = at.current;
      const direction = directions[event.key];
      if (camera.press(event)) return event.preventDefault();
      // A program without a pointer leaves the arrow keys to the page.
      if (!player || !followsPointer(player.plan)) return;
      if (direction) moveByKey(x + direction[0] * STEP, y + direction[1] * STEP, isDown);
      else if (event.key === 'Enter') moveByKey(x, y, true);
      else return;
      event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key === 'Enter') move(at.current[0], at.current[1], false);
    },
  };
}
