import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiMember, ApiMemberKind } from '@site/plugins/api-reference/types';
import { ApiText, ApiType } from '@site/src/components/ApiText';
import { describeMemberKind } from '@site/src/components/ApiIndex/describeKind';
import { countParameters, foldsDetails } from '@site/src/lib/api/foldsDetails';
import { layoutSignature } from '@site/src/lib/api/layoutSignature';
import { orderMembers } from '@site/src/lib/api/orderMembers';
import { Badges } from './Badges';
import { Example } from './Example';
import { MemberDetails } from './MemberDetails';

const isPlain: ReadonlySet<ApiMemberKind> = new Set(['method', 'attribute', 'value']);

type Props = {
  readonly members: readonly ApiMember[];
  /** Label of the version that the page documents. */
  readonly version: string;
};

/** Names and defaults of the parameters; their types are in the table below. */
function Brackets({ signature }: Pick<ApiMember, 'signature'>): ReactNode {
  if (!signature) return null;
  const { items } = layoutSignature({ head: '', parameters: signature.parameters });
  return (
    <>
      {items.length === 0 ? '()' : '('}
      {items.map(({ name, default: value }, index) => (
        <Fragment key={name}>
          <var>{name}</var>
          {`${value === undefined ? '' : `=${value}`}${index < items.length - 1 ? ', ' : ')'}`}
        </Fragment>
      ))}
    </>
  );
}

function Access({ member: { readable, writable, kind } }: { readonly member: ApiMember }): ReactNode {
  if (readable === false) {
    return (
      <span className="badge">
        <Translate id="api.member.writeOnly" description="Badge of a property that can only be set">
          write-only
        </Translate>
      </span>
    );
  }
  if (writable !== false || kind !== 'property') return null;
  return (
    <span className="badge">
      <Translate id="api.member.readOnly" description="Badge of a property that cannot be set">
        read-only
      </Translate>
    </span>
  );
}

function More({ member }: { readonly member: ApiMember }): ReactNode {
  const { example, returns, raises, history = [] } = member;
  const hasChanges = history.some(({ changes }) => changes.length > 0);
  const count = countParameters(member);
  const facts = (count > 0 || returns || (raises && raises.length > 0) || hasChanges) && (
    <MemberDetails {...member} />
  );
  if (!foldsDetails(member)) return facts;
  return (
    <details className="more">
      <summary>
        {count > 0 ? (
          <Translate
            id="api.member.parameters"
            description="Opens what a method takes, returns and raises; {count} is the number of parameters"
            values={{ count }}
          >
            {'Parameters ({count})'}
          </Translate>
        ) : (
          <Translate
            id="api.member.details"
            description="Opens what a method returns and raises, and its example"
          >
            Details
          </Translate>
        )}
      </summary>
      {facts}
      {example && <Example example={example} />}
    </details>
  );
}

function Member({ member, version }: { readonly member: ApiMember; readonly version: string }): ReactNode {
  const { id, name, kind, signature, text, type, value, deprecated, history = [], source, members } = member;
  useBrokenLinks().collectAnchor(id);
  // Brackets identify a method, and a value is shown as such.
  const word = isPlain.has(kind) ? undefined : describeMemberKind(kind);
  return (
    <div className={clsx(deprecated && 'dep') || undefined}>
      <dt id={id}>
        <a href={`#${id}`}>{name}</a>
        <Brackets signature={signature} />
        {type && type.length > 0 && (
          <>
            {': '}
            <i>
              <ApiType parts={type} />
            </i>
          </>
        )}
        {kind === 'value' && value !== undefined && ` = ${value}`}
      </dt>
      <dd>
        <p>
          <ApiText parts={text} /> {word && <span className="badge">{word}</span>} <Access member={member} />{' '}
          <Badges history={history} version={version} isDeprecated={deprecated !== undefined} />
          {source && (
            <a className="src" href={source.href}>
              <Translate id="api.source" description="Link to the definition of a name">
                Source
              </Translate>
            </a>
          )}
        </p>
        {deprecated && deprecated.instead.length > 0 && (
          <p>
            <ApiText parts={deprecated.instead} />
          </p>
        )}
        <More member={member} />
        {members && members.length > 0 && <Members members={members} version={version} />}
      </dd>
    </div>
  );
}

/** Members of a class, each with its own anchor. */
export function Members({ members, version }: Props): ReactNode {
  return (
    <dl className="members">
      {orderMembers(members).map((member) => (
        <Member key={member.id} member={member} version={version} />
      ))}
    </dl>
  );
}
