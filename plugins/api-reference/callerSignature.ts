import type { SymbolText } from './describeIn';
import type { InventorySymbol } from './schema';

type Signature = NonNullable<InventorySymbol['signature']>;

/**
 * Replaces collecting parameters with the keywords described for them, so that two versions are compared by what a caller may
 * pass: a parameter that moved into `**kwargs` still counts as present.
 */
export function callerSignature(
  signature: Signature | undefined,
  keywords: SymbolText['keywords'],
): Signature | undefined {
  const words = Object.entries(keywords ?? {}).flatMap(([name, described]) =>
    described ? [{ name, default: described.default }] : [],
  );
  const kinds = signature?.parameters.map(({ kind }) => kind) ?? [];
  if (!signature || words.length === 0 || !kinds.includes('varKeyword')) return signature;
  const kind = kinds.includes('varPositional') ? 'positional' : 'keywordOnly';
  return {
    ...signature,
    parameters: [
      ...signature.parameters.filter(({ kind: own }) => own !== 'varPositional' && own !== 'varKeyword'),
      ...words.map((word) => ({ ...word, kind }) as const),
    ],
  };
}
