/**
 * Shaders of 3-D scenes. Vertices, colors, indices and normals are read from the buffers of the fields; `normals_c` adds the
 * normals of triangles at their corners, in whole numbers, so that the sum does not depend on the order.
 */
export const sceneSource = `
struct F { offset: u32, stride: u32, comps: u32, step: u32 }
struct P { at: F, tint: F, index: F, normal: F, color: vec4f, size: f32, first: u32, corners: u32, mode: u32, hasTint: u32, hasIndex: u32, twoSided: u32 }
struct L { at: vec4f, color: vec4f }
struct C { vp: mat4x4f, eye: vec4f, right: vec4f, up: vec4f, ambient: vec4f, size: vec2f, count: u32, lights: array<L, 8> }
@group(0) @binding(0) var<storage, read> data: array<u32>;
@group(0) @binding(1) var<storage, read> tints: array<u32>;
@group(0) @binding(2) var<storage, read> picks: array<u32>;
@group(0) @binding(3) var<storage, read> normals: array<u32>;
@group(0) @binding(4) var<uniform> p: P;
@group(0) @binding(5) var<uniform> c: C;
@group(0) @binding(6) var<storage, read_write> sums: array<atomic<i32>>;
struct V { @builtin(position) at: vec4f, @location(0) world: vec3f, @location(1) normal: vec3f, @location(2) color: vec3f, @location(3) uv: vec2f }
struct S { @location(0) color: vec4f, @builtin(frag_depth) depth: f32 }
fn pos(n: u32) -> vec3f {
  let k = p.at.offset + n * p.at.stride;
  return bitcast<vec3f>(vec3u(data[k], data[k + p.at.step], data[k + 2 * p.at.step]));
}
fn tint(n: u32) -> vec3f {
  if (p.hasTint == 0) { return p.color.rgb; }
  let k = p.tint.offset + n * p.tint.stride;
  return bitcast<vec3f>(vec3u(tints[k], tints[k + p.tint.step], tints[k + 2 * p.tint.step]));
}
fn pick(k: u32) -> u32 {
  let n = p.first + k;
  if (p.hasIndex == 0) { return n; }
  return picks[p.index.offset + n / p.index.comps * p.index.stride + n % p.index.comps * p.index.step];
}
fn face(n: u32) -> vec3f {
  let a = pos(pick(n));
  let d = cross(pos(pick(n + 1)) - a, pos(pick(n + 2)) - a);
  return d / max(length(d), 1e-30);
}
fn lit(color: vec3f, at: vec3f, n: vec3f) -> vec3f {
  var sum = c.ambient.rgb;
  for (var k = 0u; k < c.count; k++) {
    sum += c.lights[k].color.rgb * max(dot(n, normalize(c.lights[k].at.xyz - at)), 0);
  }
  return color * sum;
}
@compute @workgroup_size(64) fn normals_c(@builtin(global_invocation_id) id: vec3u) {
  let n = id.x * 3;
  if (n + 2 >= p.corners) { return; }
  let d = vec3i(round(face(n) * 65536));
  for (var k = 0u; k < 3; k++) {
    let at = pick(n + k) * 3;
    atomicAdd(&sums[at], d.x);
    atomicAdd(&sums[at + 1], d.y);
    atomicAdd(&sums[at + 2], d.z);
  }
}
@vertex fn mesh_v(@builtin(vertex_index) k: u32) -> V {
  let n = pick(k);
  let at = pos(n);
  var normal = vec3f(0);
  if (p.mode == 0) { normal = face(k / 3 * 3); } else {
    let b = p.normal.offset + n * p.normal.stride;
    let bits = vec3u(normals[b], normals[b + p.normal.step], normals[b + 2 * p.normal.step]);
    if (p.mode == 1) { normal = bitcast<vec3f>(bits); } else { normal = vec3f(bitcast<vec3i>(bits)); }
  }
  return V(c.vp * vec4f(at, 1), at, normal, tint(n), vec2f(0));
}
@fragment fn mesh_f(v: V) -> @location(0) vec4f {
  var n = normalize(v.normal + vec3f(0, 1e-20, 0));
  if (p.twoSided == 1 && dot(n, c.eye.xyz - v.world) < 0) { n = -n; }
  return vec4f(lit(v.color, v.world, n), 1);
}
@vertex fn particles_v(@builtin(vertex_index) k: u32, @builtin(instance_index) m: u32) -> V {
  let n = p.first + m;
  let uv = vec2f(f32(k & 1), f32(k >> 1)) * 2 - 1;
  let at = pos(n);
  let r = p.size * c.size.x / c.size.y;
  let corner = at + r * (uv.x * c.right.xyz + uv.y * c.up.xyz);
  return V(c.vp * vec4f(corner, 1), at, vec3f(r), tint(n), uv);
}
@fragment fn particles_f(v: V) -> S {
  let d = 1 - dot(v.uv, v.uv);
  if (d < 0) { discard; }
  let n = v.uv.x * c.right.xyz + v.uv.y * c.up.xyz + sqrt(max(d, 0)) * cross(c.right.xyz, c.up.xyz);
  let at = v.world + n * v.normal.x;
  let clip = c.vp * vec4f(at, 1);
  return S(vec4f(lit(v.color, at, n), 1), clamp(clip.z / clip.w, 0, 1));
}
@vertex fn lines_v(@builtin(vertex_index) k: u32, @builtin(instance_index) m: u32) -> V {
  let first = pick(2 * m); let second = pick(2 * m + 1);
  let a = c.vp * vec4f(pos(first), 1); let b = c.vp * vec4f(pos(second), 1);
  let d = normalize((b.xy / b.w - a.xy / a.w) * c.size + vec2f(1e-9, 0));
  let end = (k >> 1) == 1;
  var at = select(a, b, end);
  at += vec4f(vec2f(-d.y, d.x) * (f32(k & 1) * 2 - 1) * p.size / c.size * at.w, 0, 0);
  if (a.w < 0 || b.w < 0) { at = vec4f(0, 0, -1, 1); }
  return V(at, vec3f(0), vec3f(0), tint(select(first, second, end)), vec2f(0));
}
@fragment fn lines_f(v: V) -> @location(0) vec4f { return vec4f(v.color, 1); }
`;
