import { type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { ApiSymbol } from '@site/plugins/api-reference/types';
import { ApiText } from '@site/src/components/ApiText';
import { describeKind } from '@site/src/components/ApiIndex/describeKind';
import { ScopeMark } from '@site/src/components/Scope';
import { foldsDetails } from '@site/src/lib/api/foldsDetails';
import { Notice } from '@site/src/components/Notice';
import { Badges } from './Badges';
import { Details } from './Details';
import { Example } from './Example';
import { EntryHeading } from './EntryHeading';
import { History } from './History';
import { Members } from './Members';
import { OpenAll } from './OpenAll';
import { Proven } from './Proven';
import { Inherited, Related, SeeAlso, UsedIn } from './Related';
import { Declaration, Signature } from './Signature';
import { SubHeading } from './SubHeading';

type Props = {
  readonly symbol: ApiSymbol;
  /** Label of the version that the page documents. */
  readonly version: string;
  /** Controls beside the heading of the members. */
  readonly memberTools?: ReactNode;
};

function Head({ symbol, version }: Omit<Props, 'memberTools'>): ReactNode {
  const { id, prefix, name, kind, scope, history, deprecated, source } = symbol;
  return (
    <div className="sym__head">
      <span className="kind">{describeKind(kind)}</span>
      {scope && <ScopeMark scope={scope} />}
      <EntryHeading id={id} prefix={prefix} name={name} />
      <Badges history={history} version={version} isDeprecated={deprecated !== undefined} />
      {source && (
        <a className="src" href={source.href}>
          {source.label}
        </a>
      )}
    </div>
  );
}

/** How to access the symbol: an import first where the dotted name does not work. */
function Usage({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { access, prefix, name, signature, returns, type, value } = symbol;
  const needsImport = access.startsWith('from ');
  // `from taichi.ui.scene import Scene`
  const [from, module, keyword] = access.split(' ');
  const head = needsImport ? name : `${prefix}${name}`;
  return (
    <>
      {needsImport && (
        <pre className="sig sig--import">
          <em>{from}</em>
          {` ${module} `}
          <em>{keyword}</em>
          {` ${name}`}
        </pre>
      )}
      {signature ? (
        <Signature head={head} signature={signature} returns={returns} />
      ) : (
        <Declaration head={head} type={type} value={value} />
      )}
    </>
  );
}

function Deprecation({ instead }: NonNullable<ApiSymbol['deprecated']>): ReactNode {
  return (
    <Notice
      tone="warning"
      title={
        <Translate
          id="api.deprecated.title"
          description="Title of a notice on a name that is not to be used any more"
        >
          Deprecated
        </Translate>
      }
    >
      {instead.length > 0 && (
        <p>
          <ApiText parts={instead} />
        </p>
      )}
    </Notice>
  );
}

/** A symbol: its signature, description, parameters, return value, members, history and usages. */
export function ApiEntry({ symbol, version, memberTools }: Props): ReactNode {
  const { text, deprecated, fullEntry, example, members, inherited, swizzles, history, proven } = symbol;
  return (
    <section className={clsx('sym', deprecated && 'sym--deprecated')}>
      <Head symbol={symbol} version={version} />
      <Usage symbol={symbol} />
      {deprecated && <Deprecation {...deprecated} />}
      {text.length > 0 && (
        <p>
          <ApiText parts={text} />
        </p>
      )}
      <Related symbol={symbol} />
      <Proven proven={proven} />
      {!fullEntry && <Details {...symbol} />}
      {example && <Example example={example} />}
      {(members || inherited || swizzles) && (
        <>
          <div className="members__head">
            <SubHeading>
              <Translate id="api.members" description="Heading above the methods and attributes of a class">
                Members
              </Translate>
              {/* The space is in here: two texts side by side would have a comment between them. */}
              {members && <small>{` ${members.length}`}</small>}
            </SubHeading>
            {memberTools}
            {members?.some(foldsDetails) && <OpenAll />}
          </div>
          {members && members.length > 0 && <Members id={symbol.id} members={members} version={version} />}
          <Inherited inherited={inherited} swizzles={swizzles} />
        </>
      )}
      <History history={history} />
      <SeeAlso {...symbol} />
      <UsedIn {...symbol} />
    </section>
  );
}
