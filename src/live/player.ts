import type { FieldPlace, Plan, ScenePlan } from '@site/shared/live/plan';
import { createComputer } from './compute';
import { createPainter } from './draw';
import type { FrameState } from './evaluate';
import { LiveFailure, type Reason } from './failure';
import { loadPlan } from './loadPlan';
import type { ScenePainter } from './scene';

/** The numbers of a field, element by element. */
export type Numbers = Float32Array | Int32Array | Uint32Array;

/** A running example. */
export interface Player {
  readonly plan: Plan;
  readonly device: GPUDevice;
  /** The buffers of the fields. */
  readonly roots: readonly GPUBuffer[];
  /** The name of the adapter, as far as the browser reveals it. */
  readonly adapter: string;
  /** Runs one frame; resolves when the device has finished it. */
  step(): Promise<void>;
  /** Starts again from the setup; sliders keep their values. */
  reset(): void;
  setSlider(name: string, value: number): void;
  setPointer(x: number, y: number, isDown: boolean): void;
  /** Draws the present frame again, without computing. */
  repaint(): void;
  /** Turns the camera of a 3-D scene by two angles, and multiplies its distance; absent without a scene. */
  readonly turn?: ScenePainter['turn'];
  /** Reads the numbers of a field. */
  read(field: string): Promise<Numbers>;
  destroy(): void;
}

type Options = { readonly address: string; readonly onLost: (failure: LiveFailure) => void };

/** Buffers beyond this need a limit that an adapter may not have. */
const USUAL_BUFFER = 1 << 27;

async function failAs<T>(reason: Reason, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof LiveFailure ? error : new LiveFailure(reason);
  }
}

type Opened = { readonly device: GPUDevice; readonly info: GPUAdapterInfo };

/** Opens a device. An adapter opens one only. */
async function openDevice(largest = 0): Promise<Opened> {
  const adapter = await navigator.gpu.requestAdapter({ powerPreference: 'high-performance' });
  if (!adapter) throw new LiveFailure('adapter');
  const { maxStorageBufferBindingSize, maxBufferSize } = adapter.limits;
  const requiredLimits = {
    maxStorageBufferBindingSize: Math.min(largest, maxStorageBufferBindingSize),
    maxBufferSize: Math.min(largest, maxBufferSize),
  };
  const device = await adapter.requestDevice(largest > USUAL_BUFFER ? { requiredLimits } : {});
  return { device, info: adapter.info };
}

/** Opens a device while the plan loads; again, if the plan needs more than usual. */
async function open(address: string): Promise<{ readonly plan: Plan } & Opened> {
  const opening = failAs('adapter', openDevice());
  const loading = failAs('network', loadPlan(address));
  // A device that nobody uses would keep its memory until the page is left.
  loading.catch(() => opening.then(({ device }) => device.destroy())).catch(() => undefined);
  const [plan, usual] = await Promise.all([loading, opening]);
  const largest = Math.max(...plan.roots);
  if (largest <= USUAL_BUFFER) return { plan, ...usual };
  usual.device.destroy();
  return { plan, ...(await failAs('adapter', openDevice(largest))) };
}

async function readField(device: GPUDevice, buffer: GPUBuffer, place: FieldPlace): Promise<Numbers> {
  const copy = device.createBuffer({
    size: buffer.size,
    usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST,
  });
  const commands = device.createCommandEncoder();
  commands.copyBufferToBuffer(buffer, 0, copy, 0, buffer.size);
  device.queue.submit([commands.finish()]);
  await copy.mapAsync(GPUMapMode.READ);
  const bytes = copy.getMappedRange();
  const Type = { f32: Float32Array, i32: Int32Array, u32: Uint32Array }[place.dtype];
  const words = new Type(bytes);
  const count = place.shape.reduce((product, n) => product * n, 1);
  const numbers = new Type(count * place.comps);
  for (let n = 0, k = 0; n < count; n++) {
    for (let c = 0; c < place.comps; c++) {
      numbers[k++] = words[place.offset + n * place.stride + c * place.step] ?? NaN;
    }
  }
  copy.destroy();
  return numbers;
}

/**
 * Loads a plan and prepares it on a device; nothing runs before the first `step`.
 * @throws {LiveFailure}
 */
export async function createPlayer(canvas: HTMLCanvasElement, { address, onLost }: Options): Promise<Player> {
  // Missing where the browser does not know WebGPU, or the page is not secure.
  if (!('gpu' in navigator)) throw new LiveFailure('webgpu');
  const { plan, device, info } = await open(address);
  let isClosed = false;
  void device.lost.then(() => {
    if (!isClosed) onLost(new LiveFailure('lost'));
  });
  const state: FrameState = {
    frame: 0,
    sliders: Object.fromEntries(Object.entries(plan.sliders).map(([name, { value }]) => [name, value])),
    pointer: [0.5, 0.5, 0],
  };
  [canvas.width, canvas.height] = plan.size;
  device.pushErrorScope('validation');
  // All pipelines are compiled at once, and the setup runs as soon as it can.
  const computer = createComputer(device, plan, state);
  const { roots } = computer;
  const scene =
    plan.scene &&
    failAs('network', import('./scene')).then(({ createScene }) =>
      createScene(device, { ...{ plan, canvas, roots, state }, scene: plan.scene as ScenePlan }),
    );
  const [paint, drawn] = await failAs(
    'refused',
    Promise.all([
      createPainter(device, { plan, canvas, roots, scene }),
      scene,
      computer.hasSetup.then(() => computer.reset()),
      computer.hasFrames,
    ]),
  );
  if (await device.popErrorScope()) {
    isClosed = true;
    device.destroy();
    throw new LiveFailure('refused');
  }
  return {
    plan,
    device,
    roots,
    turn: drawn?.turn,
    adapter: info.description || [info.vendor, info.architecture].filter(Boolean).join(' '),
    async step() {
      computer.frame(paint);
      state.frame += 1;
      await device.queue.onSubmittedWorkDone();
    },
    repaint() {
      const commands = device.createCommandEncoder();
      paint(commands);
      device.queue.submit([commands.finish()]);
    },
    reset() {
      state.frame = 0;
      computer.reset();
    },
    setSlider(name, value) {
      const slider = plan.sliders[name];
      if (slider && Number.isFinite(value)) {
        state.sliders[name] = Math.min(slider.max, Math.max(slider.min, value));
      }
    },
    setPointer(x, y, isDown) {
      state.pointer = [x, y, isDown ? 1 : 0];
    },
    read(field) {
      const place = plan.fields[field];
      const buffer = place && roots[place.root];
      if (!buffer) throw new Error(`no field ${field}`);
      return readField(device, buffer, place);
    },
    destroy() {
      isClosed = true;
      device.destroy();
    },
  };
}
