import type { Plan } from '@site/shared/live/plan';

/** How many threads the largest launch of a frame has, and how many launches there are. */
export function countThreads({ frames, kernels, shaders }: Plan): { threads: number; launches: number } {
  const tasks = (frames[0] ?? []).flatMap(([name]) => kernels[name]?.tasks ?? []);
  const threads = tasks.map(([shader, groups]) => {
    const size = /@workgroup_size\((\d+)/.exec(shaders[shader] ?? '')?.[1];
    return groups * Number(size ?? 1);
  });
  return { threads: Math.max(0, ...threads), launches: tasks.length };
}
