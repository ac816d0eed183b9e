import type { FieldPlace, Plan, SceneItem, ScenePlan, VectorExpression } from '@site/shared/live/plan';
import { projectView, turnView, type Turn, type Vector } from './camera';
import { evaluate, type FrameState } from './evaluate';
import { sceneSource } from './sceneSource';

const MOST_LIGHTS = 8;
const CAMERA_BYTES = 144 + 32 * MOST_LIGHTS;
/** Samples of a pixel, for smooth edges. */
const SAMPLES = 4;

/** Draws the 3-D scene of a plan below everything else. */
export interface ScenePainter {
  paint(commands: GPUCommandEncoder, view: GPUTextureView): void;
  /** Turns the camera by two angles, and multiplies its distance; returns how far it is turned now. */
  turn(yaw: number, pitch: number, zoom: number): Turn;
}

type Options = {
  readonly plan: Plan;
  readonly scene: ScenePlan;
  readonly canvas: HTMLCanvasElement;
  readonly roots: readonly GPUBuffer[];
  readonly state: FrameState;
};

const kinds = {
  mesh: { topology: 'triangle-list', vertices: 0 },
  particles: { topology: 'triangle-strip', vertices: 4 },
  lines: { topology: 'triangle-strip', vertices: 4 },
} as const;

const count = ({ shape }: FieldPlace): number => shape.reduce((product, n) => product * n, 1);

const words = (field: FieldPlace | undefined): number[] =>
  field ? [field.offset, field.stride, field.comps, field.step] : [0, 3, 3, 1];

/** How many vertices or indices an item uses. */
const cornersOf = ({ field, indices, range }: SceneItem): number =>
  range?.[1] ?? (indices ? count(indices) * indices.comps : count(field)) - (range?.[0] ?? 0);

function parameters(item: SceneItem): ArrayBuffer {
  const { field, colors, indices, normals, color, size = 0, range, isTwoSided } = item;
  const data = new ArrayBuffer(112);
  const whole = new Uint32Array(data);
  new Float32Array(data).set([...color.slice(0, 3), 1, size], 16);
  whole.set([...words(field), ...words(colors), ...words(indices), ...words(normals)]);
  const mode = normals ? 1 : indices ? 2 : 0;
  whole.set(
    [range?.[0] ?? 0, cornersOf(item), mode, colors ? 1 : 0, indices ? 1 : 0, isTwoSided ? 1 : 0],
    21,
  );
  return data;
}

/** Prepares pipelines and buffers. */
export async function createScene(
  device: GPUDevice,
  { plan, scene, canvas, roots, state }: Options,
): Promise<ScenePainter> {
  const format = navigator.gpu.getPreferredCanvasFormat();
  const module = device.createShaderModule({ code: sceneSource });
  const buffer = (size: number, usage: number): GPUBuffer =>
    device.createBuffer({ size, usage: usage | GPUBufferUsage.COPY_DST });
  const view = buffer(CAMERA_BYTES, GPUBufferUsage.UNIFORM);
  const entriesOf = (kinds: Readonly<Record<number, GPUBufferBindingType>>, visibility: number) =>
    device.createBindGroupLayout({
      entries: Object.entries(kinds).map(([binding, type]) => ({
        binding: Number(binding),
        visibility,
        buffer: { type },
      })),
    });
  const read = 'read-only-storage';
  const drawn = entriesOf({ 0: read, 1: read, 2: read, 3: read, 4: 'uniform', 5: 'uniform' }, 3);
  const added = entriesOf({ 0: read, 2: read, 4: 'uniform', 6: 'storage' }, GPUShaderStage.COMPUTE);
  const layoutOf = (layout: GPUBindGroupLayout) =>
    device.createPipelineLayout({ bindGroupLayouts: [layout] });
  const groupOf = (layout: GPUBindGroupLayout, buffers: Readonly<Record<number, GPUBuffer>>) =>
    device.createBindGroup({
      layout,
      entries: Object.entries(buffers).map(([binding, one]) => ({
        binding: Number(binding),
        resource: { buffer: one },
      })),
    });
  const isSmooth = (item: SceneItem): boolean =>
    item.kind === 'mesh' && item.indices !== undefined && !item.normals;
  // Adds up the normals of smooth meshes.
  const compiling = scene.items.some(isSmooth)
    ? device.createComputePipelineAsync({
        layout: layoutOf(added),
        compute: { module, entryPoint: 'normals_c' },
      })
    : undefined;

  const prepare = async (item: SceneItem) => {
    const { topology, vertices } = kinds[item.kind];
    const corners = cornersOf(item);
    const uniform = buffer(112, GPUBufferUsage.UNIFORM);
    device.queue.writeBuffer(uniform, 0, parameters(item));
    const rootOf = (field: FieldPlace | undefined) => roots[(field ?? item.field).root] as GPUBuffer;
    const [data, picks] = [rootOf(item.field), rootOf(item.indices)];
    const sums = isSmooth(item) && buffer(count(item.field) * 12, GPUBufferUsage.STORAGE);
    return {
      pipeline: await device.createRenderPipelineAsync({
        layout: layoutOf(drawn),
        vertex: { module, entryPoint: `${item.kind}_v` },
        fragment: { module, entryPoint: `${item.kind}_f`, targets: [{ format }] },
        primitive: { topology },
        depthStencil: { format: 'depth24plus', depthCompare: 'less', depthWriteEnabled: true },
        multisample: { count: SAMPLES },
      }),
      group: groupOf(drawn, {
        0: data,
        1: rootOf(item.colors),
        2: picks,
        3: sums || rootOf(item.normals),
        4: uniform,
        5: view,
      }),
      sums: sums && {
        buffer: sums,
        group: groupOf(added, { 0: data, 2: picks, 4: uniform, 6: sums }),
        groups: Math.ceil(corners / 192),
      },
      vertices: item.kind === 'mesh' ? corners : vertices,
      instances: { mesh: 1, particles: corners, lines: Math.floor(corners / 2) }[item.kind],
    };
  };
  const [adding, items] = await Promise.all([compiling, Promise.all(scene.items.map(prepare))]);

  let turn: Turn = { yaw: 0, pitch: 0, zoom: 1 };
  const vector = (parts: VectorExpression): Vector =>
    parts.map((part) => evaluate(part, state)) as unknown as Vector;

  const see = () => {
    const { camera } = scene;
    return turnView({ ...camera, eye: vector(camera.eye), target: vector(camera.target) }, turn);
  };

  function writeCamera(): void {
    const { ambient, lights } = scene;
    const { width, height } = canvas;
    const seen = see();
    const { matrix, right, above } = projectView(seen, width / height);
    const data = new ArrayBuffer(CAMERA_BYTES);
    const shown = lights.slice(0, MOST_LIGHTS).flatMap(({ at, color }) => [...vector(at), 0, ...color, 0]);
    // The width of lines counts pixels of the program's window.
    new Float32Array(data).set([
      ...[...matrix, ...seen.eye, 0, ...right, 0, ...above, 0, ...ambient, 0, ...plan.size, 0, 0, ...shown],
    ]);
    new Uint32Array(data)[34] = Math.min(MOST_LIGHTS, lights.length);
    device.queue.writeBuffer(view, 0, data);
  }

  let targets: readonly GPUTexture[] = [];
  /** The textures behind the canvas, again when its size has changed. */
  function prepareTargets(): readonly GPUTexture[] {
    const { width, height } = canvas;
    if (targets[0]?.width === width && targets[0].height === height) return targets;
    for (const texture of targets) texture.destroy();
    targets = ([format, 'depth24plus'] as const).map((kind) =>
      device.createTexture({
        size: [width, height],
        format: kind,
        sampleCount: SAMPLES,
        usage: GPUTextureUsage.RENDER_ATTACHMENT,
      }),
    );
    return targets;
  }

  return {
    turn(yaw, pitch, zoom) {
      turn = {
        yaw: turn.yaw + yaw,
        pitch: turn.pitch + pitch,
        zoom: Math.max(0.2, Math.min(5, turn.zoom * zoom)),
      };
      turn = { ...turn, pitch: see().pitch };
      return turn;
    },
    paint(commands, resolveTarget) {
      writeCamera();
      for (const { sums } of items) {
        if (!sums || !adding) continue;
        commands.clearBuffer(sums.buffer);
        const pass = commands.beginComputePass();
        pass.setPipeline(adding);
        pass.setBindGroup(0, sums.group);
        pass.dispatchWorkgroups(sums.groups);
        pass.end();
      }
      const [color, depth] = prepareTargets().map((texture) => texture.createView());
      if (!color || !depth) return;
      const [r = 0, g = 0, b = 0] = plan.ground;
      const pass = commands.beginRenderPass({
        colorAttachments: [
          { view: color, resolveTarget, clearValue: [r, g, b, 1], loadOp: 'clear', storeOp: 'discard' },
        ],
        depthStencilAttachment: {
          view: depth,
          depthClearValue: 1,
          depthLoadOp: 'clear',
          depthStoreOp: 'discard',
        },
      });
      for (const { pipeline, group, vertices, instances } of items) {
        pass.setPipeline(pipeline);
        pass.setBindGroup(0, group);
        pass.draw(vertices, instances);
      }
      pass.end();
    },
  };
}
