import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { TableWrap } from '@site/src/components/TableWrap';
import { type ProvenExample } from '@site/shared/code/proof';
import { describeReason } from './describeReason';

type Props = { readonly examples: readonly ProvenExample[] };

function describeResult({ result }: ProvenExample): string {
  switch (result) {
    case 'ran':
      return translate({
        id: 'proof.ran',
        message: 'ran',
        description: 'Result of an example that ran to its end, with the output that the page shows',
      });
    case 'raised':
      return translate({
        id: 'proof.raised',
        message: 'ran, with the error it names',
        description: 'Result of an example that must end with an error, and did',
      });
    case 'compiled':
      return translate({
        id: 'proof.compiled',
        message: 'compiled',
        description: 'Result of an example that is a part of a program, which was compiled but cannot run',
      });
    default:
      return translate({
        id: 'proof.notRun',
        message: 'not run',
        description: 'Result of an example that was not run',
      });
  }
}

function describeCause({ result, reason }: ProvenExample): string {
  if (result !== 'changed') return reason ? describeReason(reason) : '';
  return translate({
    id: 'proof.changed',
    message: 'changed since the last run',
    description: 'Why an example counts as not tested',
  });
}

/** The examples of a page, one row each. */
export function ExampleTable({ examples }: Props): ReactNode {
  const hasCauses = examples.some((example) => describeCause(example) !== '');
  return (
    <TableWrap>
      <table>
        <thead>
          <tr>
            <th scope="col" className="num">
              <Translate id="proof.number" description="Heading of a column: number of the example">
                No.
              </Translate>
            </th>
            <th scope="col">
              <Translate
                id="proof.example"
                description="Heading of a column: title or first line of the code"
              >
                Example
              </Translate>
            </th>
            <th scope="col">
              <Translate id="proof.result" description="Heading of a column: what became of the example">
                Result
              </Translate>
            </th>
            {hasCauses && (
              <th scope="col">
                <Translate id="proof.reason" description="Heading of a column: why an example was not run">
                  Reason
                </Translate>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {examples.map((example, index) => (
            <tr key={index}>
              <td className="num">{index + 1}</td>
              <td>
                <a href={`#${example.id}`}>{example.isCode ? <code>{example.name}</code> : example.name}</a>
              </td>
              <td>{describeResult(example)}</td>
              {hasCauses && <td>{describeCause(example)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrap>
  );
}
