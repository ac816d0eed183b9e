/** How far two runs of a program are apart. */
export type Difference = {
  readonly values: number;
  /** Largest difference, relative to the largest value of its field, if that is above 1. */
  readonly error: number;
  /** The field with the largest difference. */
  readonly field: string;
};

/** Differences above this are a failure. */
export const tolerance = 2e-3;

/**
 * Compares the numbers of fields.
 * @throws When a field is missing, has another size or no numbers.
 */
export function compareFields(
  found: Readonly<Record<string, readonly number[]>>,
  wanted: Readonly<Record<string, readonly number[]>>,
): Difference {
  let values = 0;
  let error = 0;
  let field = '';
  for (const [name, numbers] of Object.entries(wanted)) {
    const others = found[name];
    if (others?.length !== numbers.length) throw new Error(`the field ${name} has another size`);
    const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 1);
    values += numbers.length;
    numbers.forEach((number, index) => {
      const difference = Math.abs(number - (others[index] ?? NaN)) / largest;
      // NaN fails every comparison, so it is asked for.
      if (Number.isNaN(difference)) error = Number.isNaN(number) && Number.isNaN(others[index]) ? error : Infinity;
      if (difference > error || error === Infinity) {
        error = Math.max(error, difference || 0);
        field = name;
      }
    });
  }
  if (values === 0) throw new Error('the program has no field to compare');
  return { values, error, field };
}
