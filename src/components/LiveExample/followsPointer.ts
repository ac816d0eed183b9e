import type { Plan } from '@site/shared/live/plan';

/** Whether the frames of a plan read the pointer. */
export const followsPointer = ({ frames, scene }: Pick<Plan, 'frames' | 'scene'>): boolean =>
  JSON.stringify([frames, scene]).includes('["m",');
