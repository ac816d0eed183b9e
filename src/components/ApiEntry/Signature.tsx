import { Fragment, type ReactNode } from 'react';
import type { ApiSignature, ApiTyped, TypePart } from '@site/plugins/api-reference/types';
import { ApiType } from '@site/src/components/ApiText';
import { layoutSignature, type SignatureItem } from '@site/src/lib/api/layoutSignature';

type Props = {
  /** The text before the opening bracket, e.g. `ti.field`. */
  readonly head: string;
  readonly signature: ApiSignature;
  readonly returns?: ApiTyped | undefined;
};

function Item({ item: { name, type, default: value } }: { readonly item: SignatureItem }): ReactNode {
  return (
    <>
      <var>{name}</var>
      {type.length > 0 && (
        <>
          {': '}
          <i>
            <ApiType parts={type} />
          </i>
        </>
      )}
      {value !== undefined && (
        <>
          {type.length > 0 ? ' = ' : '='}
          <em>{value}</em>
        </>
      )}
    </>
  );
}

type BodyProps = {
  readonly head: string;
  readonly items: SignatureItem[];
  readonly returns: TypePart[];
  readonly isList: boolean;
};

/** The parameters between brackets, on one line or one per line. */
function Body({ head, items, returns, isList }: BodyProps): ReactNode {
  // One text: React would put a comment between two.
  const end = returns.length > 0 ? ') → ' : ')';
  return (
    <>
      <b>{head}</b>
      {items.length === 0 ? `(${end}` : '('}
      {items.map((item, index) => {
        const sign = index < items.length - 1 ? ', ' : end;
        return isList ? (
          <span key={item.name}>
            <Item item={item} />,
          </span>
        ) : (
          <Fragment key={item.name}>
            <Item item={item} />
            {sign}
          </Fragment>
        );
      })}
      {isList && end}
      {returns.length > 0 && (
        <i>
          <ApiType parts={returns} />
        </i>
      )}
    </>
  );
}

/** The signature of a callable: on one line if it fits, otherwise one parameter per line. */
export function Signature({ head, signature, returns }: Props): ReactNode {
  const {
    items,
    returns: type,
    isList,
  } = layoutSignature({
    head,
    parameters: signature.parameters,
    returns: signature.returns ?? returns?.type,
  });
  return (
    <pre className="sig">
      <Body head={head} items={items} returns={type} isList={isList} />
    </pre>
  );
}

/** The type of a name that is not callable, and its value if it is public. */
export function Declaration({
  head,
  type,
  value,
}: {
  readonly head: string;
  readonly type?: TypePart[] | undefined;
  readonly value?: string | undefined;
}): ReactNode {
  const shown = value !== undefined && !/(?:^|\W)_\w/.test(value) && value.length <= 60 ? value : undefined;
  if (!type && shown === undefined) return null;
  return (
    <pre className="sig">
      <b>{head}</b>
      {type && (
        <>
          {': '}
          <i>
            <ApiType parts={type} />
          </i>
        </>
      )}
      {shown !== undefined && (
        <>
          {' = '}
          <em>{shown}</em>
        </>
      )}
    </pre>
  );
}
