import { typeText } from './formatText';
import type { Parameter, Signature, TypePart } from './schema';

function formatParameter({ name, stars, annotation = [], default: value }: Parameter): string {
  const type = typeText(annotation);
  const sign = type === '' ? '=' : ' = ';
  return `${stars ?? ''}${name}${type === '' ? '' : `: ${type}`}${value === undefined ? '' : sign + value}`;
}

/** Inserts the bare `/` and `*` where Python requires them. */
function formatParameters(parameters: readonly Parameter[]): string[] {
  const lastPositional = parameters.findLastIndex(({ only }) => only === 'position');
  const firstKeyword = parameters.findIndex(({ only }) => only === 'keyword');
  const needsStar = firstKeyword >= 0 && !parameters.some(({ stars }) => stars === '*');
  return parameters.flatMap((parameter, index) => [
    ...(needsStar && index === firstKeyword ? ['*'] : []),
    formatParameter(parameter),
    ...(index === lastPositional ? ['/'] : []),
  ]);
}

/**
 * Formats a signature as Python source text on one line.
 *
 * @param returns The type of the result where the source has no annotation.
 */
export function formatSignature(
  head: string,
  signature: Signature,
  returns: readonly TypePart[] = [],
): string {
  const type = typeText(signature.returns ?? returns);
  return `${head}(${formatParameters(signature.parameters).join(', ')})${type === '' ? '' : ` -> ${type}`}`;
}
