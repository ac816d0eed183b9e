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

type Fields = Readonly<Record<string, ArrayLike<number>>>;

/**
 * Compares the numbers of fields. It is part of the page of the proof, too.
 * @throws When a field is missing, has another size or no numbers.
 */
export function compareFields(found: Fields, wanted: Fields): Difference {
  let values = 0;
  let error = 0;
  let field = '';
  for (const [name, numbers] of Object.entries(wanted)) {
    const others = found[name];
    if (others?.length !== numbers.length) throw new Error(`the field ${name} has another size`);
    let largest = 1;
    let most = 0;
    for (let index = 0; index < numbers.length; index++) {
      const number = numbers[index] ?? NaN;
      const other = others[index] ?? NaN;
      if (Object.is(number, other)) continue;
      largest = Math.max(largest, Math.abs(number));
      const difference = Math.abs(number - other);
      most = Number.isNaN(difference) ? Infinity : Math.max(most, difference);
    }
    values += numbers.length;
    if (most / largest > error) {
      error = most / largest;
      field = name;
    }
  }
  if (values === 0) throw new Error('the program has no field to compare');
  return { values, error, field };
}
