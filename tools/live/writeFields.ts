import type { FieldPlace, Plan } from '../../shared/live/plan';

type Numbers = Float32Array | Int32Array | Uint32Array;

/** What is needed of a player. */
type Fields = {
  readonly plan: Pick<Plan, 'fields'>;
  readonly device: GPUDevice;
  readonly roots: readonly GPUBuffer[];
};

/** Puts the numbers of a field, element by element, into the words of its buffer. */
export function placeNumbers(words: Numbers, place: FieldPlace, numbers: Numbers): void {
  const { offset, stride, comps, step } = place;
  numbers.forEach((number, k) => {
    words[offset + Math.floor(k / comps) * stride + (k % comps) * step] = number;
  });
}

/**
 * Writes the fields of a player that `numbersOf` has; the others keep what they have.
 *
 * @public `prove.ts` imports it into the page of the proof.
 */
export async function writeFields(
  { plan, device, roots }: Fields,
  numbersOf: (field: string) => Promise<Numbers> | undefined,
): Promise<void> {
  for (const [index, root] of roots.entries()) {
    const copy = device.createBuffer({
      size: root.size,
      usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST,
    });
    const commands = device.createCommandEncoder();
    commands.copyBufferToBuffer(root, 0, copy, 0, root.size);
    device.queue.submit([commands.finish()]);
    await copy.mapAsync(GPUMapMode.READ);
    const bytes = copy.getMappedRange().slice(0);
    for (const [name, place] of Object.entries(plan.fields)) {
      if (place.root !== index) continue;
      const numbers = await numbersOf(name);
      const Type = { f32: Float32Array, i32: Int32Array, u32: Uint32Array }[place.dtype];
      if (numbers) placeNumbers(new Type(bytes), place, numbers);
    }
    device.queue.writeBuffer(root, 0, bytes);
    copy.destroy();
  }
}
