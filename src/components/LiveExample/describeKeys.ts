import { translate } from '@docusaurus/Translate';
import type { Turn } from '@site/src/live/camera';

/** What the keys of a running program do. */
export type Keys = {
  /** Whether frames advance one by one. */
  readonly steps: boolean;
  readonly hasCamera: boolean;
  readonly hasPointer: boolean;
};

const description = 'Below a program that runs in the browser: what its keys do';

/** Explains the keys of a running program. */
export function describeKeys({ steps, hasCamera, hasPointer }: Keys): string {
  const parts = [
    steps
      ? translate({ id: 'live.keys.step', message: 'Space computes one frame.', description })
      : translate({ id: 'live.keys.pause', message: 'Space pauses and continues.', description }),
    hasPointer &&
      translate({
        id: 'live.keys.pointer',
        message: 'Arrow keys move the pointer, Enter presses its button.',
        description,
      }),
    hasCamera &&
      (hasPointer
        ? translate({
            id: 'live.keys.shift',
            message: 'With Shift, arrow keys turn the camera; plus and minus change its distance.',
            description,
          })
        : translate({
            id: 'live.keys.camera',
            message: 'Arrow keys turn the camera, plus and minus change its distance.',
            description,
          })),
  ];
  return parts.filter(Boolean).join(' ');
}

const percent = (share: number): number => Math.round(100 * share);
const degrees = (angle: number): number => Math.round((180 * angle) / Math.PI);

/** Announces where the pointer of a program is. */
export const describePointer = (x: number, y: number, isDown: boolean): string =>
  isDown
    ? translate(
        {
          id: 'live.pointer.down',
          message: 'Pointer pressed at {x}% from the left, {y}% from the bottom',
          description: 'Announced after Enter was pressed on a program that runs in the browser',
        },
        { x: percent(x), y: percent(y) },
      )
    : translate(
        {
          id: 'live.pointer',
          message: 'Pointer at {x}% from the left, {y}% from the bottom',
          description: 'Announced after an arrow key was pressed on a program that runs in the browser',
        },
        { x: percent(x), y: percent(y) },
      );

/** Announces how far the camera of a program is turned. */
export const describeCamera = ({ yaw, pitch, zoom }: Turn): string =>
  translate(
    {
      id: 'live.camera',
      message: 'Camera turned by {yaw}° around and {pitch}° up, distance {zoom}%',
      description: 'Announced after a key has turned the camera of a program; angles may be negative',
    },
    { yaw: degrees(yaw), pitch: degrees(pitch), zoom: percent(zoom) },
  );
