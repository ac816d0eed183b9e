import { Fragment, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiExample, ApiMember, ApiParameter, ApiSymbol } from '@site/plugins/api-reference/types';
import { ApiText, ApiType } from '@site/src/components/ApiText';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { toExampleHtml } from '@site/src/lib/api/toExampleHtml';
import { describeChange } from './describeChange';

type Described = Pick<ApiSymbol, 'signature' | 'returns' | 'raises'>;
type DescribedMember = Described & Pick<ApiMember, 'history'>;

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

/** One parameter: name and type against its text and default. */
export function ParameterRow({ parameter }: { readonly parameter: ApiParameter }): ReactNode {
  const { name, stars = '', type, text, default: value } = parameter;
  return (
    <div>
      <dt>
        {stars}
        {name}
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

function ExceptionName({ name, href }: { readonly name: string; readonly href?: string }): ReactNode {
  return href === undefined ? name : <ApiLink href={href}>{name}</ApiLink>;
}

/** Parameters, returned value and exceptions of a symbol, each below a heading of its own. */
export function Details({ signature, returns, raises }: Described): ReactNode {
  const parameters = signature?.parameters.filter(({ text }) => text.length > 0) ?? [];
  return (
    <>
      {parameters.length > 0 && (
        <>
          <h3>
            <Translate id="api.parameters" description="Heading above the parameters of a function">
              Parameters
            </Translate>
          </h3>
          <dl className="params">
            {parameters.map((parameter) => (
              <ParameterRow key={parameter.name} parameter={parameter} />
            ))}
          </dl>
        </>
      )}
      {returns && (
        <>
          <h3>
            <Translate id="api.returns" description="Heading above what a function returns">
              Returns
            </Translate>
          </h3>
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
          <h3>
            <Translate id="api.raises" description="Heading above the exceptions that a function raises">
              Raises
            </Translate>
          </h3>
          <dl className="params">
            {raises.map(({ name, href, text }) => (
              <div key={name}>
                <dt>
                  <ExceptionName name={name} {...(href !== undefined && { href })} />
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

/** The same of a member, as one list without headings. */
export function MemberDetails({ signature, returns, raises, history = [] }: DescribedMember): ReactNode {
  const parameters = signature?.parameters.filter(({ text }) => text.length > 0) ?? [];
  return (
    <dl className="facts">
      {parameters.map((parameter) => (
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
              <ExceptionName name={name} {...(href !== undefined && { href })} />
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
            <dt className="plain">{versionLabel}</dt>
            <dd>
              {changes.map((change, index) => (
                <Fragment key={index}> {describeChange(change)}</Fragment>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A program in the same frame as those of the docs. */
export function Example({ example }: { readonly example: ApiExample }): ReactNode {
  return (
    <CodeFrame
      html={toExampleHtml(example.lines)}
      language="python"
      {...(example.ranOn !== undefined && { tested: example.ranOn })}
      {...(example.output !== undefined && { output: example.output })}
    />
  );
}
