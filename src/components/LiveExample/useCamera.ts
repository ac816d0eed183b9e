import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Player } from '@site/src/live/player';
import { describeCamera } from './describeKeys';
import { followsPointer } from './followsPointer';

/** What one press of an arrow key turns the camera by, in radians. */
const STEP = 0.08;
/** What one press of + or - changes the distance by. */
const ZOOM = 1.1;
/** A drag across the picture turns the camera by this angle. */
const ACROSS = Math.PI;

const keys: Readonly<Record<string, readonly [yaw: number, pitch: number, zoom: number]>> = {
  ArrowLeft: [-STEP, 0, 1],
  ArrowRight: [STEP, 0, 1],
  ArrowUp: [0, STEP, 1],
  ArrowDown: [0, -STEP, 1],
  '+': [0, 0, 1 / ZOOM],
  '=': [0, 0, 1 / ZOOM],
  '-': [0, 0, ZOOM],
};

/** Whether drags turn the camera: with Shift if the program follows the pointer itself. */
const turnsCamera = (player: Player | undefined, isShifted: boolean): boolean =>
  player?.turn !== undefined && (isShifted || !followsPointer(player.plan));

/**
 * Passes drags and arrow keys on a canvas to the camera of a 3-D scene; each handler returns whether it did.
 * @param say Announces what a key did.
 */
export function useCamera(player: Player | undefined, say: (text: string) => void) {
  const last = useRef<readonly [x: number, y: number]>(undefined);
  const turn = (...by: Parameters<NonNullable<Player['turn']>>) => {
    const turned = player?.turn?.(...by);
    player?.repaint();
    return turned;
  };
  return {
    drag(event: PointerEvent<HTMLCanvasElement>): boolean {
      if (!turnsCamera(player, event.shiftKey)) return false;
      const { clientX, clientY } = event;
      const before = last.current;
      last.current = event.type !== 'pointerup' && event.buttons > 0 ? [clientX, clientY] : undefined;
      if (!before || !last.current) return true;
      const scale = ACROSS / event.currentTarget.clientWidth;
      turn((before[0] - clientX) * scale, (clientY - before[1]) * scale, 1);
      return true;
    },
    press(event: KeyboardEvent): boolean {
      const by = keys[event.key];
      if (by === undefined || !turnsCamera(player, event.shiftKey || by[2] !== 1)) return false;
      const turned = turn(...by);
      if (turned) say(describeCamera(turned));
      return true;
    },
  };
}
