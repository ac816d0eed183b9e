import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiMember } from '@site/plugins/api-reference/types';
import { ApiText, ApiType } from '@site/src/components/ApiText';
import { describeChanges } from './describeChange';
import { releaseOf } from './releaseOf';
import { ExceptionName, ParameterRow } from './Details';

type Props = Pick<ApiMember, 'signature' | 'returns' | 'raises' | 'history'>;

/** Parameters, return value, exceptions and changes of a member, as one list without headings. */
export function MemberDetails({ signature, returns, raises, history = [] }: Props): ReactNode {
  const parameters = signature?.parameters.filter(({ text }) => text.length > 0) ?? [];
  return (
    <dl className="facts">
      {[...parameters, ...(signature?.keywords ?? [])].map((parameter) => (
        <ParameterRow key={parameter.name} parameter={parameter} />
      ))}
      {returns && (
        <div>
          <dt className="plain">
            <Translate id="api.returns" description="Heading above what a function returns">
              Returns
            </Translate>
            <span>
              <ApiType parts={returns.type} />
            </span>
          </dt>
          <dd>
            <ApiText parts={returns.text} />
          </dd>
        </div>
      )}
      {raises?.map(({ name, href, text }) => (
        <div key={name}>
          <dt className="plain">
            <Translate id="api.raises" description="Heading above the exceptions that a function raises">
              Raises
            </Translate>
            <span>
              <ExceptionName name={name} href={href} />
            </span>
          </dt>
          <dd>
            <ApiText parts={text} />
          </dd>
        </div>
      ))}
      {history
        .filter(({ changes }) => changes.length > 0)
        .map(({ versionLabel, changes }) => (
          <div key={versionLabel}>
            <dt className="plain">{releaseOf(versionLabel)}</dt>
            <dd>{describeChanges(changes)}</dd>
          </div>
        ))}
    </dl>
  );
}
