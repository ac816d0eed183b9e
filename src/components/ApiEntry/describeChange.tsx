import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiChange } from '@site/plugins/api-reference/types';
import { ApiText } from '@site/src/components/ApiText';
import { describeKind, describeMemberKind } from '@site/src/components/ApiIndex/describeKind';

const code = (text: string) => <code>{text}</code>;

/** Names in code, with commas between them. */
const list = (names: readonly string[]) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      {code(name)}
    </span>
  ));

/** Takes what a comparison of two versions found; returns it as a sentence of the reader's language. */
export function describeChange(change: ApiChange): ReactNode {
  switch (change.kind) {
    case 'parameterAdded':
      return (
        <Translate
          id="api.change.parameterAdded"
          description="What a version changed; {name} is a parameter"
          values={{ name: code(change.name) }}
        >
          {'New parameter {name}.'}
        </Translate>
      );
    case 'parameterRemoved':
      return (
        <Translate
          id="api.change.parameterRemoved"
          description="What a version changed; {name} is a parameter"
          values={{ name: code(change.name) }}
        >
          {'Parameter {name} is gone.'}
        </Translate>
      );
    case 'parameterRequired':
      return (
        <Translate
          id="api.change.parameterRequired"
          description="What a version changed; {name} is a parameter that lost its default"
          values={{ name: code(change.name) }}
        >
          {'Parameter {name} is required.'}
        </Translate>
      );
    case 'parameterOptional':
      return (
        <Translate
          id="api.change.parameterOptional"
          description="What a version changed; {name} is a parameter that got a default"
          values={{ name: code(change.name) }}
        >
          {'Parameter {name} may be left out.'}
        </Translate>
      );
    case 'parameterMoved':
      return (
        <Translate
          id="api.change.parameterMoved"
          description="What a version changed; {name} is a parameter"
          values={{ name: code(change.name) }}
        >
          {'Parameter {name} has another position.'}
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
          values={{ names: list(change.names) }}
        >
          {'New members: {names}.'}
        </Translate>
      );
    case 'membersRemoved':
      return (
        <Translate
          id="api.change.membersRemoved"
          description="What a version changed; {names} are methods and attributes of a class"
          values={{ names: list(change.names) }}
        >
          {'Members that are gone: {names}.'}
        </Translate>
      );
    case 'membersChanged':
      return (
        <Translate
          id="api.change.membersChanged"
          description="What a version changed; {names} are methods and attributes of a class"
          values={{ names: list(change.names) }}
        >
          {'Changed members: {names}.'}
        </Translate>
      );
    case 'membersDeprecated':
      return (
        <Translate
          id="api.change.membersDeprecated"
          description="What a version changed; {names} are methods and attributes of a class"
          values={{ names: list(change.names) }}
        >
          {'Deprecated members: {names}.'}
        </Translate>
      );
    case 'namesAdded':
      return (
        <Translate
          id="api.change.namesAdded"
          description="What a version changed; {names} are further names of the same thing"
          values={{ names: list(change.names) }}
        >
          {'Also called {names}.'}
        </Translate>
      );
    case 'namesRemoved':
      return (
        <Translate
          id="api.change.namesRemoved"
          description="What a version changed; {names} are names that the thing had, too"
          values={{ names: list(change.names) }}
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
