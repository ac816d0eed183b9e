import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { isTested, type ProvenExample } from '@site/shared/code/proof';
import { describeCause, describeEnd } from './describeResult';

function ExampleLink({ example: { id, name, isCode } }: { readonly example: ProvenExample }): ReactNode {
  return <a href={`#${id}`}>{isCode ? <code>{name}</code> : name}</a>;
}

/** The examples of a page: those that were tested in one paragraph, the others as rows with the reason. */
export function ExampleLinks({ examples }: { readonly examples: readonly ProvenExample[] }): ReactNode {
  const tested = examples.filter(isTested);
  const others = examples.filter((example) => !isTested(example));
  return (
    <>
      {tested.length > 0 && (
        <ul className="proof__list">
          {tested.map((example) => {
            const end = describeEnd(example);
            return (
              <li key={example.id + example.name}>
                <ExampleLink example={example} />
                {end && <span className="muted">{` ${end}`}</span>}
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className="proof__others">
            <Translate id="proof.others" description="Above the examples of a page that were not run">
              Not run:
            </Translate>
          </p>
          <ul className="proof__rows">
            {others.map((example) => (
              <li key={example.id + example.name}>
                <ExampleLink example={example} />
                <span className="muted">{describeCause(example)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
