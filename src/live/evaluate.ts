import type { Expression } from '@site/shared/live/plan';

/** What changes from frame to frame. */
export interface FrameState {
  frame: number;
  sliders: Record<string, number>;
  /** x and y from 0 to 1, from the lower left corner; 1 while pressed. */
  pointer: [x: number, y: number, down: number];
}

const functions: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? 0 : a / b),
  // As in Python: the result has the sign of the divisor.
  '%': (a, b) => a - b * Math.floor(a / b),
  '**': Math.pow,
};

const named = ['sin', 'cos', 'tan', 'exp', 'sqrt', 'log', 'tanh', 'floor', 'abs', 'pow', 'atan2'] as const;

/** Evaluates an expression of a plan. */
export function evaluate(tree: Expression, state: FrameState): number {
  if (typeof tree === 'number') return tree;
  const name = tree[0];
  const parts = tree.slice(1);
  if (name === 'f') return state.frame;
  if (name === 's') return state.sliders[String(parts[0])] ?? 0;
  if (name === 'm') return state.pointer[Number(parts[0])] ?? 0;
  const [a = 0, b = 0] = parts.map((part) => evaluate(part as Expression, state));
  const known = named.find((one) => one === name);
  return known ? Math[known](a, b) : (functions[name]?.(a, b) ?? NaN);
}
