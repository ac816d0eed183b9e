import type { ArrayArgument, Expression, KernelPlan, Launch, Plan } from '@site/shared/live/plan';
import { evaluate, type FrameState } from './evaluate';

/** Kinds of buffers in the bindings of a plan: `BufferType` of Taichi. */
const ROOT = 0;
const TEMPORARIES = 1;
const ARGUMENTS = 2;
const RETURNS = 3;

const TEMPORARY_BYTES = 1 << 16;
/** Taichi keeps the state of `ti.random` here. */
const RANDOM_AT = 4096;

type Ready = {
  readonly write?: () => void;
  readonly tasks: readonly {
    readonly pipeline: GPUComputePipeline;
    readonly groups: number;
    readonly group: GPUBindGroup;
  }[];
};

/** The kernels of a plan on a device. */
export interface Computer {
  readonly roots: readonly GPUBuffer[];
  /** Resolves when the setup can run: the pipelines of the frames may still be compiled then. */
  readonly hasSetup: Promise<unknown>;
  /** Resolves when frames can run. */
  readonly hasFrames: Promise<unknown>;
  /** Clears all fields and runs the setup. */
  reset(): void;
  /** Submits the launches of the present frame; `paint` adds to the same commands. */
  frame(paint: (commands: GPUCommandEncoder) => void): void;
}

const isArray = (arg: Launch[1][number] | undefined): arg is ArrayArgument =>
  typeof arg === 'object' && 'shape' in arg;

const decode = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

/** Creates buffers, and begins to compile all pipelines at once, those of the setup first. */
export function createComputer(device: GPUDevice, plan: Plan, state: FrameState): Computer {
  const { queue } = device;
  const storage = (size: number): GPUBuffer =>
    device.createBuffer({
      size: Math.max(16, Math.ceil(size / 4) * 4),
      usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST,
    });
  const roots = plan.roots.map(storage);
  const arrays = plan.arrays.map(storage);
  const temporaries = storage(TEMPORARY_BYTES);

  // One pipeline per shader and set of bindings.
  const pipelines = new Map<string, Promise<{ layout: GPUBindGroupLayout; pipeline: GPUComputePipeline }>>();
  const build = async ([shader, , binds]: KernelPlan['tasks'][number]) => {
    const layout = device.createBindGroupLayout({
      entries: binds.map(([binding, kind]) => ({
        binding,
        visibility: GPUShaderStage.COMPUTE,
        buffer: { type: kind === ARGUMENTS ? 'uniform' : 'storage' },
      })),
    });
    const pipeline = await device.createComputePipelineAsync({
      layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
      compute: {
        module: device.createShaderModule({ code: plan.shaders[shader] ?? '' }),
        entryPoint: 'main',
      },
    });
    return { layout, pipeline };
  };
  const pipelineOf = (task: KernelPlan['tasks'][number]) => {
    const key = `${task[0]}:${task[2].join(';')}`;
    const known = pipelines.get(key) ?? build(task);
    pipelines.set(key, known);
    return known;
  };

  /** Prepares a launch: its arguments and its bind groups. */
  async function prepare([name, args]: Launch): Promise<Ready> {
    if (name === '=') {
      const [root, word, value, type] = args;
      const write = () => {
        const number = evaluate(value as Expression, state);
        const bits = type === 'f32' ? Float32Array.of(number) : Int32Array.of(number);
        queue.writeBuffer(roots[Number(root)] as GPUBuffer, Number(word) * 4, bits);
      };
      return { write, tasks: [] };
    }
    const kernel = plan.kernels[name] as KernelPlan;
    const size = Math.ceil(kernel.bytes / 16) * 16 + 16;
    const uniform = device.createBuffer({ size, usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST });
    const view = new DataView(new ArrayBuffer(size));
    const own: Record<number, GPUBuffer | undefined> = {};
    args.forEach((arg, k) => {
      const [at = 0, , argument = 0] = kernel.args[k] ?? [];
      if (!isArray(arg)) return;
      arg.shape.forEach((n, axis) => view.setInt32(at + axis * 4, n, true));
      if (arg.host === undefined) own[argument] = arrays[arg.array ?? 0];
      else {
        const bytes = decode(arg.host);
        const buffer = storage(bytes.length);
        queue.writeBuffer(buffer, 0, bytes);
        own[argument] = buffer;
      }
    });
    const write = () => {
      args.forEach((arg, k) => {
        if (isArray(arg)) return;
        const [at = 0, type] = kernel.args[k] ?? [];
        const number = evaluate(arg as Expression, state);
        if (type === 'f32') view.setFloat32(at, number, true);
        else if (type === 'u32') view.setUint32(at, number, true);
        else view.setInt32(at, Math.trunc(number), true);
      });
      queue.writeBuffer(uniform, 0, view.buffer);
    };
    write();
    const rets = storage(kernel.rets);
    const bufferOf = (kind: number, which: number): GPUBuffer =>
      (({ [ROOT]: roots[which], [TEMPORARIES]: temporaries, [ARGUMENTS]: uniform, [RETURNS]: rets })[kind] ??
        own[which]) as GPUBuffer;
    const tasks = await Promise.all(
      kernel.tasks.map(async (task) => {
        const { layout, pipeline } = await pipelineOf(task);
        const entries = task[2].map(([binding, kind, which]) => ({
          binding,
          resource: { buffer: bufferOf(kind, which) },
        }));
        return { pipeline, groups: task[1], group: device.createBindGroup({ layout, entries }) };
      }),
    );
    return args.some((arg) => Array.isArray(arg)) ? { write, tasks } : { tasks };
  }

  // Equal launches share their arguments and bind groups.
  const known = new Map<string, Promise<Ready>>();
  const ready = (launch: Launch) => {
    const key = JSON.stringify(launch);
    const found = known.get(key) ?? prepare(launch);
    known.set(key, found);
    return found;
  };
  const all = (launches: readonly Launch[]) => Promise.all(launches.map(ready));
  let setup: readonly Ready[] = [];
  let frames: readonly (readonly Ready[])[] = [];
  const hasSetup = all(plan.setup).then((made) => (setup = made));
  const hasFrames = Promise.all(plan.frames.map(all)).then((made) => (frames = made));

  function submit(launches: readonly Ready[], paint?: (commands: GPUCommandEncoder) => void) {
    let commands = device.createCommandEncoder();
    let pass = commands.beginComputePass();
    const flush = () => {
      pass.end();
      queue.submit([commands.finish()]);
      commands = device.createCommandEncoder();
      pass = commands.beginComputePass();
    };
    for (const { write, tasks } of launches) {
      // What Python writes comes between launches, and a queue writes before the commands that follow.
      if (tasks.length === 0) flush();
      write?.();
      for (const { pipeline, groups, group } of tasks) {
        pass.setPipeline(pipeline);
        pass.setBindGroup(0, group);
        pass.dispatchWorkgroups(groups);
      }
    }
    pass.end();
    paint?.(commands);
    queue.submit([commands.finish()]);
  }

  return {
    roots,
    hasSetup,
    hasFrames,
    reset() {
      const commands = device.createCommandEncoder();
      for (const buffer of [...roots, ...arrays, temporaries]) commands.clearBuffer(buffer);
      queue.submit([commands.finish()]);
      queue.writeBuffer(temporaries, RANDOM_AT, crypto.getRandomValues(new Uint32Array(1)));
      submit(setup);
    },
    frame: (paint) => submit(frames[state.frame % frames.length] ?? [], paint),
  };
}
