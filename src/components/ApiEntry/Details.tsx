import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiParameter, ApiSymbol } from '@site/plugins/api-reference/types';
import { ApiText, ApiType } from '@site/src/components/ApiText';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';
import { SubHeading } from './SubHeading';

type Described = Pick<ApiSymbol, 'signature' | 'returns' | 'raises'>;

function Default({ value }: { readonly value: string }): ReactNode {
  return (
    <span>
      <Translate
        id="api.default"
        description="Below the text of a parameter; {value} is source text"
        values={{ value: <code>{value}</code> }}
      >
        {'Default {value}'}
      </Translate>
    </span>
  );
}

/** One parameter: name and type, with its description and default. */
export function ParameterRow({ parameter }: { readonly parameter: ApiParameter }): ReactNode {
  const { name, stars = '', type, text, default: value } = parameter;
  return (
    <div>
      <dt>
        {`${stars}${name}`}
        {type.length > 0 && (
          <span>
            <ApiType parts={type} />
          </span>
        )}
      </dt>
      <dd>
        <ApiText parts={text} />
        {value !== undefined && <Default value={value} />}
      </dd>
    </div>
  );
}

/** The name of an exception, linked where the reference describes it. */
export function ExceptionName({
  name,
  href,
}: {
  readonly name: string;
  readonly href?: string | undefined;
}): ReactNode {
  return href === undefined ? name : <ApiLink href={href}>{name}</ApiLink>;
}

/** Parameters, return value and exceptions of a symbol, each below its own heading. */
export function Details({ signature, returns, raises }: Described): ReactNode {
  const parameters = signature?.parameters.filter(({ text }) => text.length > 0) ?? [];
  const keywords = signature?.keywords ?? [];
  return (
    <>
      {parameters.length > 0 && (
        <>
          <SubHeading>
            <Translate id="api.parameters" description="Heading above the parameters of a function">
              Parameters
            </Translate>
          </SubHeading>
          <dl className="params">
            {parameters.map((parameter) => (
              <ParameterRow key={parameter.name} parameter={parameter} />
            ))}
          </dl>
        </>
      )}
      {keywords.length > 0 && (
        <>
          <SubHeading>
            <Translate id="api.keywords" description="Heading above arguments that can be given by name only">
              Keywords
            </Translate>
          </SubHeading>
          <dl className="params">
            {keywords.map((parameter) => (
              <ParameterRow key={parameter.name} parameter={parameter} />
            ))}
          </dl>
        </>
      )}
      {returns && (
        <>
          <SubHeading>
            <Translate id="api.returns" description="Heading above what a function returns">
              Returns
            </Translate>
          </SubHeading>
          <dl className="params">
            <div>
              <dt className="type">
                <ApiType parts={returns.type} />
              </dt>
              <dd>
                <ApiText parts={returns.text} />
              </dd>
            </div>
          </dl>
        </>
      )}
      {raises && raises.length > 0 && (
        <>
          <SubHeading>
            <Translate id="api.raises" description="Heading above the exceptions that a function raises">
              Raises
            </Translate>
          </SubHeading>
          <dl className="params">
            {raises.map(({ name, href, text }) => (
              <div key={name}>
                <dt>
                  <ExceptionName name={name} href={href} />
                </dt>
                <dd>
                  <ApiText parts={text} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
