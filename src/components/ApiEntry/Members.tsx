import { createElement, Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiMember, ApiMemberKind } from '@site/plugins/api-reference/types';
import { BelowFold } from '@site/src/components/BelowFold';
import { ApiText, ApiType } from '@site/src/components/ApiText';
import { describeMemberKind } from '@site/src/components/ApiIndex/describeKind';
import { ScopeMark } from '@site/src/components/Scope';
import { groupAnchor, groupMembers } from '@site/src/lib/api/groupMembers';
import { layoutSignature } from '@site/src/lib/api/layoutSignature';
import { Badges } from './Badges';
import { describeGroup } from './describeGroup';
import { MemberMore } from './MemberMore';
import { useIsEntryPage } from './SubHeading';

const isPlain: ReadonlySet<ApiMemberKind> = new Set(['method', 'attribute', 'value']);

/** Number of members that fill a window. */
const firstMembers = 8;

type Props = {
  /** Anchor of the class. */
  readonly id: string;
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
      <span className="members__kind">
        <Translate id="api.member.writeOnly" description="Badge of a property that can only be set">
          write-only
        </Translate>
      </span>
    );
  }
  if (writable !== false || kind !== 'property') return null;
  return (
    <span className="members__kind">
      <Translate id="api.member.readOnly" description="Badge of a property that cannot be set">
        read-only
      </Translate>
    </span>
  );
}

/** Kind, badges and source below the name. */
function Facts({ member, version }: { readonly member: ApiMember; readonly version: string }): ReactNode {
  const { kind, deprecated, history = [], source } = member;
  // Brackets identify a method, and a value is shown as such.
  const word = isPlain.has(kind) ? undefined : describeMemberKind(kind);
  return (
    <dd className="members__facts">
      {word && <span className="members__kind">{word}</span>}
      <Access member={member} />
      <Badges history={history} version={version} isDeprecated={deprecated !== undefined} />
      {source && (
        <a className="src" href={source.href}>
          <Translate id="api.source" description="Link to the definition of a name">
            Source
          </Translate>
        </a>
      )}
    </dd>
  );
}

function Member({ member, version }: { readonly member: ApiMember; readonly version: string }): ReactNode {
  const { id, name, kind, scope, signature, text, type, value, deprecated, members } = member;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={clsx(deprecated && 'dep') || undefined}>
      <dt id={id}>
        <ScopeMark scope={scope} />
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
          <ApiText parts={text} />
        </p>
        {deprecated && deprecated.instead.length > 0 && (
          <p>
            <ApiText parts={deprecated.instead} />
          </p>
        )}
        <MemberMore member={member} />
        {members && members.length > 0 && <MemberList members={members} version={version} />}
      </dd>
      <Facts member={member} version={version} />
    </div>
  );
}

function MemberList({ members, version }: Omit<Props, 'id'>): ReactNode {
  const list = (own: typeof members) =>
    own.map((member) => <Member key={member.id} member={member} version={version} />);
  return (
    <dl className="members">
      {list(members.slice(0, firstMembers))}
      <BelowFold>{list(members.slice(firstMembers))}</BelowFold>
    </dl>
  );
}

/** Members of a class, each with its own anchor, in their groups. */
export function Members({ id, members, version }: Props): ReactNode {
  const isPage = useIsEntryPage();
  return groupMembers(members).map(({ group, members: own }) =>
    group === undefined ? (
      <MemberList key="" members={own} version={version} />
    ) : (
      <section key={group} id={groupAnchor(id, group)} className="group">
        {createElement(
          isPage ? 'h3' : 'h4',
          { className: 'group__title' },
          describeGroup(group),
          ' ',
          <small>{own.length}</small>,
        )}
        <MemberList members={own} version={version} />
      </section>
    ),
  );
}
