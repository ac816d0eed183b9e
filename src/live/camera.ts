/** A point or direction. */
export type Vector = readonly [x: number, y: number, z: number];

/** Where a camera is, and what it shows. */
export interface View {
  readonly eye: Vector;
  readonly target: Vector;
  readonly up: Vector;
  /** Vertical angle of the picture, in degrees. */
  readonly fov: number;
  readonly near: number;
  readonly far: number;
}

/** How far a reader turned a camera around what it looks at: two angles, and a factor of the distance. */
export interface Turn {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
}

const add = (a: Vector, b: Vector, factor = 1): Vector => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
const normalize = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1));

/** How close to the poles a camera gets: up must not be where it looks. */
const POLE = 0.05;

/** Moves the camera of a program around its target; `pitch` is the part of the angle that the poles allow. */
export function turnView(view: View, { yaw, pitch, zoom }: Turn): View & Pick<Turn, 'pitch'> {
  const up = normalize(view.up);
  const away = add(view.eye, view.target, -1);
  const distance = Math.hypot(...away) * zoom;
  const height = dot(away, up);
  const level = add(away, up, -height);
  const ahead = Math.hypot(...level) > 1e-6 ? normalize(level) : normalize(cross(up, [up[1], up[2], up[0]]));
  const side = cross(up, ahead);
  const limit = Math.PI / 2 - POLE;
  const own = Math.atan2(height, Math.hypot(...level));
  const angle = Math.min(limit, Math.max(-limit, own + pitch));
  const around = add(scale(ahead, Math.cos(yaw)), side, Math.sin(yaw));
  const direction = add(scale(around, Math.cos(angle)), up, Math.sin(angle));
  return { ...view, eye: add(view.target, direction, distance), pitch: angle - own };
}

/** The matrix of a camera, column by column, with its right and its upward direction; depth is from 0 to 1. */
export function projectView(
  { eye, target, up, fov, near, far }: View,
  aspect: number,
): { readonly matrix: readonly number[]; readonly right: Vector; readonly above: Vector } {
  const back = normalize(add(eye, target, -1));
  const right = normalize(cross(up, back));
  const above = cross(back, right);
  const y = 1 / Math.tan((fov * Math.PI) / 360);
  const x = y / aspect;
  const z = far / (near - far);
  const columns = [0, 1, 2].flatMap((k) => {
    const b = back[k] ?? 0;
    return [x * (right[k] ?? 0), y * (above[k] ?? 0), z * b, -b];
  });
  const depth = -dot(back, eye);
  return {
    matrix: [...columns, -x * dot(right, eye), -y * dot(above, eye), z * depth + near * z, -depth],
    right,
    above,
  };
}
