import * as z from 'zod';
import { linked, type Places } from './cMarkdown';
import type { CSymbol } from './cSchema';

const outcomes = z.record(z.string(), z.string().min(1));

/** `data/c-api-proofs.json`: what the functions did when tools/api/proofs/c_backends.py called them. */
export const cProofsSchema = z.strictObject({
  about: z.string(),
  /** Beginning of the SHA-256 of the program that made the calls. */
  probe: z.string().length(12),
  releases: z.record(
    z.string(),
    z.strictObject({
      /** The macro that taichi.h requires for each further header. */
      guards: z.record(z.string(), z.string()),
      vulkan: outcomes,
      cpu: outcomes,
    }),
  ),
});

export type CProofs = z.infer<typeof cProofsSchema>;

/** Backends of headers that only one backend has. */
const backendOf = new Map([
  ['taichi_vulkan.h', 'Vulkan'],
  ['taichi_cpu.h', 'CPU'],
  ['taichi_cuda.h', 'CUDA'],
]);

/**
 * Renders the line about the backends of a function: the only one that its header is for, or those on which it worked.
 * @param proofs Records of the release.
 * @returns An empty string if nothing is proven.
 * @throws if the function did something that no sentence describes.
 */
export function backendLine(
  { name, file, kind }: CSymbol,
  proofs: CProofs['releases'][string] | undefined,
  places: Places,
): string {
  if (kind !== 'function' || !proofs) return '';
  const header = file.split('/').at(-1) ?? '';
  const only = backendOf.get(header);
  const macro = proofs.guards[header];
  if (only && macro) return `**Backends.** ${only} only, with \`${macro}\` defined.`;
  const { [name]: vulkan } = proofs.vulkan;
  const { [name]: cpu } = proofs.cpu;
  if (!vulkan || !cpu) return '';
  if (vulkan !== 'works')
    throw new Error(`${name}: ${vulkan} on Vulkan. Fix: describe that in cBackends.ts.`);
  if (cpu === 'works') return '**Backends.** Tested on Vulkan and the CPU.';
  if (cpu === 'no image') return '**Backends.** Tested on Vulkan. A CPU runtime has no images.';
  if (!places.has(cpu)) throw new Error(`${name}: ${cpu} on the CPU. Fix: describe that in cBackends.ts.`);
  return `**Backends.** Tested on Vulkan. On the CPU it reports ${linked(cpu, places)}.`;
}
