/**
 * Numbers that differ by more are outliers. WGSL allows `sin` and `cos` an error of 2⁻¹¹, about 0.0005; the tolerance is twice that.
 */
export const tolerance = 1e-3;

/** How far two runs of a program are apart. */
export type Difference = {
  readonly values: number;
  /** Largest difference, relative to the largest value of its field, if that is above 1; without the outliers. */
  readonly error: number;
  readonly outliers: number;
  /** The largest difference of all, outliers included. */
  readonly worst: number;
  /** The field with the largest difference. */
  readonly field: string;
};

type Fields = Readonly<Record<string, ArrayLike<number>>>;

/**
 * Compares the numbers of fields. It is part of the page of the proof, too.
 * @throws When a field is missing, has another size or no numbers.
 */
export function compareFields(found: Fields, wanted: Fields): Difference {
  let values = 0;
  let error = 0;
  let outliers = 0;
  let field = '';
  let worst = 0;
  for (const [name, numbers] of Object.entries(wanted)) {
    const others = found[name];
    if (others?.length !== numbers.length) throw new Error(`the field ${name} has another size`);
    let largest = 1;
    for (let index = 0; index < numbers.length; index++) {
      const size = Math.abs(numbers[index] ?? 0);
      if (size > largest) largest = size;
    }
    for (let index = 0; index < numbers.length; index++) {
      const number = numbers[index] ?? NaN;
      const other = others[index] ?? NaN;
      if (Object.is(number, other)) continue;
      const apart = Math.abs(number - other) / largest;
      const difference = Number.isNaN(apart) ? Infinity : apart;
      if (difference > worst) [worst, field] = [difference, name];
      if (difference > tolerance) outliers += 1;
      else if (difference > error) error = difference;
    }
    values += numbers.length;
  }
  if (values === 0) throw new Error('the program has no field to compare');
  return { values, error, outliers, worst, field };
}
