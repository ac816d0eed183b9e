import type { MemberText } from './describeIn';
import type { InventorySymbol } from './schema';
import type { ApiMember, ApiParameter, ApiSignature } from './types';
import type { Writer } from './writer';

type Signature = NonNullable<InventorySymbol['signature']>;
type Texts = Pick<MemberText, 'parameters' | 'keywords' | 'returns' | 'raises'>;

/** Builds the displayed signature, with linked types and the descriptions of parameters. */
export function toSignature(
  signature: Signature,
  { parameters: texts, keywords }: Texts,
  writer: Writer,
): ApiSignature {
  const parameters = signature.parameters.map(
    ({ name, kind, annotation, default: fallback }): ApiParameter => {
      const described = texts?.[name];
      return {
        name,
        ...(kind === 'varPositional' && { stars: '*' as const }),
        ...(kind === 'varKeyword' && { stars: '**' as const }),
        ...(kind === 'positionalOnly' && { only: 'position' as const }),
        ...(kind === 'keywordOnly' && { only: 'keyword' as const }),
        ...(annotation !== undefined && { annotation: writer.type(annotation) }),
        type: writer.type(described?.type),
        ...(fallback !== undefined && { default: fallback }),
        text: writer.text(described?.text),
      };
    },
  );
  const { returns } = signature;
  const collects = signature.parameters.some(({ kind }) => kind === 'varKeyword');
  const words = collects ? toKeywords(keywords, writer) : [];
  return {
    parameters,
    ...(words.length > 0 && { keywords: words }),
    ...(returns !== undefined && { returns: writer.type(returns) }),
  };
}

function toKeywords(keywords: Texts['keywords'], writer: Writer): ApiParameter[] {
  return Object.entries(keywords ?? {}).flatMap(([name, described]): ApiParameter[] => {
    if (!described) return [];
    const { type, text, default: fallback } = described;
    return [
      {
        name,
        only: 'keyword',
        type: writer.type(type),
        ...(fallback !== undefined && { default: fallback }),
        text: writer.text(text),
      },
    ];
  });
}

/** Builds the displayed results and errors. */
export function toOutcome({ returns, raises }: Texts, writer: Writer): Pick<ApiMember, 'returns' | 'raises'> {
  const errors = Object.entries(raises ?? {}).map(([name, text]) => {
    const href = writer.resolve(name);
    return { name, ...(href !== null && { href }), text: writer.text(text) };
  });
  return {
    ...(returns && { returns: { type: writer.type(returns.type), text: writer.text(returns.text) } }),
    ...(errors.length > 0 && { raises: errors }),
  };
}
