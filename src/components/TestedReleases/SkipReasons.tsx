import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { describeReason } from '@site/src/components/Proof/describeReason';
import { TableWrap } from '@site/src/components/TableWrap';
import { skipReasons } from '@site/shared/code/fenceWords';
import { NoRun } from './NoRun';
import { labelOfVersion, newestFirst } from './versionsOfReport';

type Props = {
  /** JSON list of `TestedRelease`, from `plugins/markdown`. */
  readonly releases: string;
};

/** Reasons for skipped examples: a row per reason, a column per version of the docs. */
export function SkipReasons({ releases }: Props): ReactNode {
  const columns = newestFirst(releases);
  if (columns.length === 0) return <NoRun />;
  return (
    <TableWrap>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="tested.word" description="Heading of a column: the word that marks the example">
                Mark
              </Translate>
            </th>
            <th scope="col">
              <Translate id="tested.reason" description="Heading of a column: why examples were not run">
                Reason
              </Translate>
            </th>
            {columns.map(({ version }) => (
              <th key={version} scope="col" className="num">
                {labelOfVersion(version)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skipReasons.map((reason) => (
            <tr key={reason}>
              <td>
                <code>{reason}</code>
              </td>
              <td>{describeReason(reason)}</td>
              {columns.map(({ version, skipped }) => (
                <td key={version} className="num">
                  {skipped[reason] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrap>
  );
}
