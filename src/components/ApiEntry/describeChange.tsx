import { Fragment, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiChange } from '@site/plugins/api-reference/types';
import { ApiText } from '@site/src/components/ApiText';
import { groupChanges, type ParameterChange } from '@site/src/lib/api/groupChanges';
import { describeKind, describeMemberKind } from '@site/src/components/ApiIndex/describeKind';
import { describeParameters } from './describeParameters';
import { listNames } from './listNames';

const code = (text: string) => <code>{text}</code>;

/** Describes the changes between two versions as translated sentences. */
export function describeChanges(changes: readonly ApiChange[]): ReactNode[] {
  return groupChanges(changes).map((change, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {describeChange(change)}
    </Fragment>
  ));
}

function describeChange(
  change: ParameterChange | Exclude<ApiChange, { kind: ParameterChange['kind'] }>,
): ReactNode {
  switch (change.kind) {
    case 'parameterAdded':
    case 'parameterRemoved':
    case 'parameterRequired':
    case 'parameterOptional':
    case 'parameterMoved':
      return describeParameters(change);
    case 'parameterRenamed':
      return (
        <Translate
          id="api.change.parameterRenamed"
          description="What a version changed; {from} and {to} are the old and the new name of a parameter"
          values={{ from: code(change.from), to: code(change.to) }}
        >
          {'Parameter {from} is now called {to}.'}
        </Translate>
      );
    case 'defaultChanged':
      return (
        <Translate
          id="api.change.defaultChanged"
          description="What a version changed; {name} is a parameter, {from} and {to} its old and its new default"
          values={{ name: code(change.name), from: code(change.from), to: code(change.to) }}
        >
          {'Default of {name}: {to} instead of {from}.'}
        </Translate>
      );
    case 'membersAdded':
      return (
        <Translate
          id="api.change.membersAdded"
          description="What a version changed; {names} are methods and attributes of a class"
          values={{ names: listNames(change.names) }}
        >
          {'New members: {names}.'}
        </Translate>
      );
    case 'membersRemoved':
      return (
        <Translate
          id="api.change.membersRemoved"
          description="What a version changed; {names} are methods and attributes of a class"
          values={{ names: listNames(change.names) }}
        >
          {'Members that are gone: {names}.'}
        </Translate>
      );
    case 'membersChanged':
      return (
        <Translate
          id="api.change.membersChanged"
          description="What a version changed; {names} are methods and attributes of a class"
          values={{ names: listNames(change.names) }}
        >
          {'Changed members: {names}.'}
        </Translate>
      );
    case 'membersDeprecated':
      return (
        <Translate
          id="api.change.membersDeprecated"
          description="What a version changed; {names} are methods and attributes of a class"
          values={{ names: listNames(change.names) }}
        >
          {'Deprecated members: {names}.'}
        </Translate>
      );
    case 'namesAdded':
      return (
        <Translate
          id="api.change.namesAdded"
          description="What a version changed; {names} are further names of the same thing"
          values={{ names: listNames(change.names) }}
        >
          {'Also called {names}.'}
        </Translate>
      );
    case 'namesRemoved':
      return (
        <Translate
          id="api.change.namesRemoved"
          description="What a version changed; {names} are names that the thing had, too"
          values={{ names: listNames(change.names) }}
        >
          {'No longer called {names}.'}
        </Translate>
      );
    case 'memberKindChanged':
      return (
        <Translate
          id="api.change.kindChanged"
          description="What a version changed; {from} and {to} are kinds such as function or class"
          values={{ from: describeMemberKind(change.from), to: describeMemberKind(change.to) }}
        >
          {'Kind: {to} instead of {from}.'}
        </Translate>
      );
    case 'kindChanged':
      return (
        <Translate
          id="api.change.kindChanged"
          description="What a version changed; {from} and {to} are kinds such as function or class"
          values={{ from: describeKind(change.from), to: describeKind(change.to) }}
        >
          {'Kind: {to} instead of {from}.'}
        </Translate>
      );
    case 'note':
      return <ApiText parts={change.text} />;
  }
}
