import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { TableWrap } from '@site/src/components/TableWrap';
import { NoRun } from './NoRun';
import { labelOfVersion, newestFirst } from './versionsOfReport';

type Props = {
  /** JSON list of `TestedRelease`, from `plugins/markdown`. */
  readonly releases: string;
};

function Head(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Translate id="tested.version" description="Heading of a column: version of the docs">
            Version
          </Translate>
        </th>
        <th scope="col">
          <Translate id="tested.release" description="Heading of a column: release of Taichi">
            Taichi
          </Translate>
        </th>
        <th scope="col" className="num">
          <Translate id="tested.pages" description="Heading of a column: number of pages with examples">
            Pages
          </Translate>
        </th>
        <th scope="col" className="num">
          <Translate id="tested.blocks" description="Heading of a column: number of examples">
            Examples
          </Translate>
        </th>
        <th scope="col" className="num">
          <Translate id="tested.executed" description="Heading of a column: number of examples that were run">
            Run
          </Translate>
        </th>
        <th scope="col" className="num">
          <Translate id="tested.share" description="Heading of a column: examples that were run, in per cent">
            Share
          </Translate>
        </th>
      </tr>
    </thead>
  );
}

/** Results of the last run of the examples, a row per version of the docs. */
export function TestedReleases({ releases }: Props): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const percent = new Intl.NumberFormat(currentLocale, { style: 'percent', maximumFractionDigits: 1 });
  const rows = newestFirst(releases);
  if (rows.length === 0) return <NoRun />;
  return (
    <TableWrap>
      <table>
        <Head />
        <tbody>
          {rows.map(({ version, tag, pages, blocks, executed }) => (
            <tr key={version}>
              <td>{labelOfVersion(version)}</td>
              <td>{tag}</td>
              <td className="num">{pages}</td>
              <td className="num">{blocks}</td>
              <td className="num">{executed}</td>
              <td className="num">{percent.format(blocks === 0 ? 0 : executed / blocks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrap>
  );
}
