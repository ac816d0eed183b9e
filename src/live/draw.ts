import type { Drawing, FieldPlace, Plan } from '@site/shared/live/plan';
import type { ScenePainter } from './scene';

// One module for everything that a frame can draw. Vertices are read from the buffers of the fields.
const source = `
struct F { offset: u32, stride: u32, comps: u32, step: u32 }
struct P { at: F, tint: F, index: F, color: vec4f, size: vec2u, width: f32, aspect: f32, flags: vec4u }
@group(0) @binding(0) var<storage, read> data: array<u32>;
@group(0) @binding(1) var<storage, read> tints: array<u32>;
@group(0) @binding(2) var<storage, read> picks: array<u32>;
@group(0) @binding(3) var<uniform> p: P;
struct V { @builtin(position) at: vec4f, @location(0) uv: vec2f, @location(1) color: vec4f }
fn num(bits: u32) -> f32 {
  if (p.flags.x == 1u) { return f32(bitcast<i32>(bits)); }
  return bitcast<f32>(bits);
}
fn pos(n: u32) -> vec2f {
  let k = p.at.offset + n * p.at.stride;
  return vec2f(num(data[k]), num(data[k + p.at.step])) * 2 - 1;
}
fn tint(n: u32) -> vec4f {
  if (p.flags.y == 0u) { return p.color; }
  let k = p.tint.offset + n * p.tint.stride;
  return vec4f(bitcast<f32>(tints[k]), bitcast<f32>(tints[k + p.tint.step]), bitcast<f32>(tints[k + 2 * p.tint.step]), 1);
}
fn pick(n: u32) -> u32 {
  if (p.flags.z == 0u) { return n; }
  let c = p.index.comps;
  return picks[p.index.offset + n / c * p.index.stride + n % c * p.index.step];
}
@vertex fn image_v(@builtin(vertex_index) k: u32) -> V {
  let uv = vec2f(f32((k << 1) & 2), f32(k & 2));
  return V(vec4f(uv * 2 - 1, 0, 1), uv, p.color);
}
@fragment fn image_f(v: V) -> @location(0) vec4f {
  let at = vec2u(clamp(v.uv, vec2f(0), vec2f(.999999)) * vec2f(p.size));
  let k = p.at.offset + (at.x * p.size.y + at.y) * p.at.stride;
  let r = num(data[k]);
  if (p.at.comps == 1) { return vec4f(r, r, r, 1); }
  return vec4f(r, num(data[k + p.at.step]), select(0, num(data[k + 2 * p.at.step]), p.at.comps > 2), 1);
}
@vertex fn circles_v(@builtin(vertex_index) k: u32, @builtin(instance_index) n: u32) -> V {
  let uv = vec2f(f32(k & 1), f32(k >> 1)) * 2 - 1;
  return V(vec4f(pos(n) + uv * 2 * p.width * vec2f(p.aspect, 1), 0, 1), uv, tint(n));
}
@fragment fn circles_f(v: V) -> @location(0) vec4f {
  let r = length(v.uv);
  let edge = fwidth(r);
  return vec4f(v.color.rgb, 1 - smoothstep(1 - edge, 1, r));
}
@vertex fn lines_v(@builtin(vertex_index) k: u32, @builtin(instance_index) n: u32) -> V {
  let a = pick(2 * n); let b = pick(2 * n + 1);
  let s = vec2f(1 / p.aspect, 1);
  let d = normalize((pos(b) - pos(a)) * s + vec2f(1e-9, 0));
  let end = k >> 1;
  let uv = vec2f(f32(end), f32(k & 1) * 2 - 1);
  let at = select(pos(a), pos(b), end == 1) + vec2f(-d.y, d.x) / s * p.width * uv.y;
  return V(vec4f(at, 0, 1), uv, select(tint(a), tint(b), end == 1));
}
@vertex fn triangles_v(@builtin(vertex_index) k: u32, @builtin(instance_index) n: u32) -> V {
  let at = pick(3 * n + k);
  return V(vec4f(pos(at), 0, 1), vec2f(0), tint(at));
}
@fragment fn plain_f(v: V) -> @location(0) vec4f { return v.color; }
`;

const kinds = {
  image: { vertices: 3, fragment: 'image_f', topology: 'triangle-list' },
  circles: { vertices: 4, fragment: 'circles_f', topology: 'triangle-strip' },
  lines: { vertices: 4, fragment: 'plain_f', topology: 'triangle-strip' },
  triangles: { vertices: 3, fragment: 'plain_f', topology: 'triangle-list' },
} as const;

const count = ({ shape }: FieldPlace): number => shape.reduce((product, n) => product * n, 1);

function instancesOf({ kind, field, indices }: Drawing): number {
  const corners = indices ? count(indices) * indices.comps : count(field);
  if (kind === 'image') return 1;
  return kind === 'circles' ? count(field) : Math.floor(corners / (kind === 'lines' ? 2 : 3));
}

const words = (field: FieldPlace | undefined): number[] =>
  field ? [field.offset, field.stride, field.comps, field.step] : [0, 0, 1, 1];

function parameters({ field, colors, indices, color = [1, 1, 1], size = 0, kind }: Drawing, plan: Plan) {
  const data = new ArrayBuffer(96);
  const whole = new Uint32Array(data);
  const real = new Float32Array(data);
  whole.set([...words(field), ...words(colors), ...words(indices)]);
  real.set([...color.slice(0, 3), 1], 12);
  whole.set([field.shape[0] ?? 1, field.shape[1] ?? 1], 16);
  real.set([size, plan.size[1] / plan.size[0]], 18);
  whole.set([field.dtype === 'f32' ? 0 : 1, colors ? 1 : 0, indices && kind !== 'image' ? 1 : 0], 20);
  return data;
}

/** Prepares what a frame draws; returns a function that adds it to the commands of a frame. */
export async function createPainter(
  device: GPUDevice,
  {
    plan,
    canvas,
    roots,
    scene: opening,
  }: {
    plan: Plan;
    canvas: HTMLCanvasElement;
    roots: readonly GPUBuffer[];
    scene?: Promise<ScenePainter>;
  },
): Promise<(commands: GPUCommandEncoder) => void> {
  const format = navigator.gpu.getPreferredCanvasFormat();
  const context = canvas.getContext('webgpu');
  context?.configure({ device, format, alphaMode: 'opaque' });
  const module = device.createShaderModule({ code: source });
  const [red = 0, green = 0, blue = 0] = plan.ground;

  const prepare = async (item: Drawing) => {
    const { vertices, fragment, topology } = kinds[item.kind];
    const layout = device.createBindGroupLayout({
      entries: [0, 1, 2, 3].map((binding) => ({
        binding,
        visibility: 3,
        buffer: { type: binding === 3 ? 'uniform' : 'read-only-storage' },
      })),
    });
    const pipeline = await device.createRenderPipelineAsync({
      layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
      vertex: { module, entryPoint: `${item.kind}_v` },
      fragment: {
        module,
        entryPoint: fragment,
        targets: [
          {
            format,
            blend: { color: { srcFactor: 'src-alpha', dstFactor: 'one-minus-src-alpha' }, alpha: {} },
          },
        ],
      },
      primitive: { topology },
    });
    const uniform = device.createBuffer({
      size: 96,
      usage: GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST,
    });
    device.queue.writeBuffer(uniform, 0, parameters(item, plan));
    const rootOf = (field: FieldPlace | undefined) => roots[(field ?? item.field).root] as GPUBuffer;
    const buffers = [rootOf(item.field), rootOf(item.colors), rootOf(item.indices), uniform];
    const group = device.createBindGroup({
      layout,
      entries: buffers.map((buffer, binding) => ({ binding, resource: { buffer } })),
    });
    return { pipeline, group, vertices, instances: instancesOf(item) };
  };
  const [scene, items] = await Promise.all([opening, Promise.all(plan.show.map(prepare))]);

  return (commands) => {
    if (!context) return;
    const view = context.getCurrentTexture().createView();
    scene?.paint(commands, view);
    const pass = commands.beginRenderPass({
      colorAttachments: [
        {
          view,
          loadOp: scene ? 'load' : 'clear',
          storeOp: 'store',
          clearValue: [red, green, blue, 1],
        },
      ],
    });
    for (const { pipeline, group, vertices, instances } of items) {
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, group);
      pass.draw(vertices, instances);
    }
    pass.end();
  };
}
