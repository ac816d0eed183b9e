import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { IndexSection, KindLetter } from '@site/plugins/api-reference/types';

const describeKinds = (): [KindLetter, string][] => [
  [
    'f',
    translate({
      id: 'api.kind.function',
      message: 'function',
      description: 'Key of the API index, letter f',
    }),
  ],
  [
    '@',
    translate({
      id: 'api.kind.decorator',
      message: 'decorator',
      description: 'Key of the API index, sign @',
    }),
  ],
  ['C', translate({ id: 'api.kind.class', message: 'class', description: 'Key of the API index, letter C' })],
  [
    'E',
    translate({ id: 'api.kind.enum', message: 'enumeration', description: 'Key of the API index, letter E' }),
  ],
  [
    '!',
    translate({
      id: 'api.kind.exception',
      message: 'exception',
      description: 'Key of the API index, sign !',
    }),
  ],
  [
    '#',
    translate({
      id: 'api.kind.data',
      message: 'constant or object',
      description: 'Key of the API index, sign #',
    }),
  ],
  [
    'm',
    translate({ id: 'api.kind.module', message: 'module', description: 'Key of the API index, letter m' }),
  ],
];

/** Meaning of the letters before the names, those that the page uses. */
export function IndexKey({ sections }: { readonly sections: readonly IndexSection[] }): ReactNode {
  const symbols = sections.flatMap((section) => section.symbols);
  const used = new Set(symbols.map(([, letter]) => letter));
  const hasDeprecated = symbols.some(([, , , , deprecated]) => deprecated);
  return (
    <p className="index__key">
      {describeKinds()
        .filter(([letter]) => used.has(letter))
        .map(([letter, text]) => (
          <span key={letter}>
            <span className="mono">{letter}</span> {text}
          </span>
        ))}
      {hasDeprecated && (
        <del>
          <Translate
            id="api.kind.deprecated"
            description="Key of the API index, a name that is struck through"
          >
            deprecated
          </Translate>
        </del>
      )}
    </p>
  );
}
