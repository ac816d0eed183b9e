import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ParameterChange } from '@site/src/lib/api/groupChanges';
import { listNames } from './listNames';

/** Describes a change of one or more parameters as a translated sentence. */
export function describeParameters({ kind, names }: ParameterChange): ReactNode {
  const isOne = names.length === 1;
  const name = listNames(names);
  switch (kind) {
    case 'parameterAdded':
      return isOne ? (
        <Translate
          id="api.change.parameterAdded"
          description="What a version changed; {name} is a parameter"
          values={{ name }}
        >
          {'New parameter {name}.'}
        </Translate>
      ) : (
        <Translate
          id="api.change.parametersAdded"
          description="What a version changed; {names} are parameters"
          values={{ names: name }}
        >
          {'New parameters: {names}.'}
        </Translate>
      );
    case 'parameterRemoved':
      return isOne ? (
        <Translate
          id="api.change.parameterRemoved"
          description="What a version changed; {name} is a parameter"
          values={{ name }}
        >
          {'Parameter {name} is gone.'}
        </Translate>
      ) : (
        <Translate
          id="api.change.parametersRemoved"
          description="What a version changed; {names} are parameters"
          values={{ names: name }}
        >
          {'Parameters that are gone: {names}.'}
        </Translate>
      );
    case 'parameterRequired':
      return isOne ? (
        <Translate
          id="api.change.parameterRequired"
          description="What a version changed; {name} is a parameter"
          values={{ name }}
        >
          {'Parameter {name} is required.'}
        </Translate>
      ) : (
        <Translate
          id="api.change.parametersRequired"
          description="What a version changed; {names} are parameters"
          values={{ names: name }}
        >
          {'Parameters that are required: {names}.'}
        </Translate>
      );
    case 'parameterOptional':
      return isOne ? (
        <Translate
          id="api.change.parameterOptional"
          description="What a version changed; {name} is a parameter"
          values={{ name }}
        >
          {'Parameter {name} may be left out.'}
        </Translate>
      ) : (
        <Translate
          id="api.change.parametersOptional"
          description="What a version changed; {names} are parameters"
          values={{ names: name }}
        >
          {'Parameters that may be left out: {names}.'}
        </Translate>
      );
    case 'parameterMoved':
      return isOne ? (
        <Translate
          id="api.change.parameterMoved"
          description="What a version changed; {name} is a parameter"
          values={{ name }}
        >
          {'Parameter {name} has another position.'}
        </Translate>
      ) : (
        <Translate
          id="api.change.parametersMoved"
          description="What a version changed; {names} are parameters"
          values={{ names: name }}
        >
          {'Parameters at another position: {names}.'}
        </Translate>
      );
  }
}
