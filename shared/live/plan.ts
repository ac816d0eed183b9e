/** A number, or the expression that computes it in each frame: `["*", 0.05, ["s", "rate"]]`. */
export type Expression = number | Operation;

/** An operation or function with its operands; `f`, `s` and `m` read the frame, a slider and the pointer. */
export interface Operation extends ReadonlyArray<string | number | Operation> {
  readonly 0: string;
}

/** Where a field lies in its buffer, in 32-bit words. */
export interface FieldPlace {
  readonly root: number;
  readonly offset: number;
  /** Distance of two elements. */
  readonly stride: number;
  /** Number of components, and their distance. */
  readonly comps: number;
  readonly step: number;
  readonly shape: readonly number[];
  readonly dtype: 'f32' | 'i32' | 'u32';
}

/** A slider; `line` is that of the number in the program, if a comment declares it. */
export interface SliderPlan {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly step: number;
  /** Whether the program's number is an integer. */
  readonly whole?: true;
  readonly line?: number;
}

/** One thing that a frame draws. */
export interface Drawing {
  readonly kind: 'image' | 'circles' | 'lines' | 'triangles';
  readonly field: FieldPlace;
  /** A color for all, from 0 to 1. */
  readonly color?: readonly number[];
  /** A color for each vertex. */
  readonly colors?: FieldPlace;
  /** Which vertices form lines or triangles. */
  readonly indices?: FieldPlace;
  /** Radius of circles or width of lines, as a share of the height. */
  readonly size?: number;
}

/** Three numbers, which may change from frame to frame. */
export type VectorExpression = readonly Expression[];

/** One thing in a 3-D scene; positions, colors and normals are fields of three components. */
export interface SceneItem {
  readonly kind: 'mesh' | 'particles' | 'lines';
  readonly field: FieldPlace;
  readonly color: readonly number[];
  readonly colors?: FieldPlace;
  readonly indices?: FieldPlace;
  readonly normals?: FieldPlace;
  /** Radius of particles, or width of lines in pixels. */
  readonly size?: number;
  /** The first index or vertex, and how many; null for the rest. */
  readonly range?: readonly [first: number, count: number | null];
  /** Whether light reaches both sides of a mesh. */
  readonly isTwoSided?: boolean;
}

/** A 3-D scene: GGUI's camera, lights, and what they show. */
export interface ScenePlan {
  readonly camera: {
    readonly eye: VectorExpression;
    readonly target: VectorExpression;
    readonly up: readonly [number, number, number];
    readonly fov: number;
    readonly near: number;
    readonly far: number;
  };
  readonly ambient: readonly number[];
  readonly lights: readonly { readonly at: VectorExpression; readonly color: readonly number[] }[];
  readonly items: readonly SceneItem[];
}

/** An array argument: a buffer of the plan, or data that travels with it, in base64. */
export type ArrayArgument = {
  readonly shape: readonly number[];
  readonly array?: number;
  readonly host?: string;
};

/** A launch of a kernel; the name `=` stands for a number that Python writes: root, word, value, type. */
export type Launch = readonly [name: string, args: readonly (Expression | ArrayArgument | string)[]];

/** A loop of a kernel: its shader, the number of workgroups, and `[binding, kind of buffer, which one]`. */
export type Task = readonly [
  shader: number,
  groups: number,
  binds: readonly (readonly [binding: number, kind: number, which: number])[],
];

/** A compiled kernel. */
export interface KernelPlan {
  /** One entry per number: offset, type, and for arrays the number of the argument. */
  readonly args: readonly (readonly [offset: number, type: string, argument?: number])[];
  readonly bytes: number;
  readonly rets: number;
  readonly tasks: readonly Task[];
}

/** Everything that a browser needs to run an example; `tools/live` writes it. */
export interface Plan {
  /** The release that compiled it. */
  readonly taichi: string;
  /** Width and height of the picture. */
  readonly size: readonly [number, number];
  /** The same program with a smaller picture, for slow GPUs: its size, and the hash of its plan. */
  readonly small?: { readonly size: readonly [number, number]; readonly plan: string };
  readonly ground: readonly number[];
  /** Sizes of the buffers of fields, in bytes. */
  readonly roots: readonly number[];
  /** Sizes of ndarrays, in bytes. */
  readonly arrays: readonly number[];
  readonly sliders: Readonly<Record<string, SliderPlan>>;
  readonly show: readonly Drawing[];
  /** Drawn below `show`. */
  readonly scene?: ScenePlan;
  readonly fields: Readonly<Record<string, FieldPlace>>;
  readonly setup: readonly Launch[];
  /** One period: frame n runs `frames[n % frames.length]`. */
  readonly frames: readonly (readonly Launch[])[];
  readonly kernels: Readonly<Record<string, KernelPlan>>;
  readonly shaders: readonly string[];
}
