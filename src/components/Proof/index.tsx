import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { Icon } from '@site/src/components/Icon';
import { useSiteLang } from '@site/src/components/TranslationBanner/pageTranslation';
import { isTested, type Proof } from '@site/shared/code/proof';
import { ExampleLinks } from './ExampleLinks';

type Props = {
  /** JSON of a `Proof`, as `plugins/markdown` exports it from a page with examples. */
  readonly proof?: string;
};

function useCount(tested: number, total: number): string {
  const { selectMessage } = usePluralForm();
  const text = translate(
    {
      id: 'proof.count',
      message: '{tested} of {total} example tested|{tested} of {total} examples tested',
      description: 'Below the title of a page; the plural forms go by {total}',
    },
    { tested, total },
  );
  return selectMessage(total, text);
}

function Claim({ release, isRun }: { readonly release: string; readonly isRun: boolean }): ReactNode {
  return isRun ? (
    <Translate id="proof.runs" description="Below the title of a page with examples" values={{ release }}>
      {'Runs on {release}'}
    </Translate>
  ) : (
    <Translate
      id="proof.untested"
      description="Below the title of a page, none of whose examples was run"
      values={{ release }}
    >
      {'Not run on {release}'}
    </Translate>
  );
}

/** A row with the number of examples that were run and the release; it unfolds to the list of the examples. */
export function ProofRow({ proof }: Props): ReactNode {
  return proof ? <OpenableRow {...(JSON.parse(proof) as Proof)} /> : null;
}

function OpenableRow({ release, examples }: Proof): ReactNode {
  const tested = examples.filter(isTested).length;
  const count = useCount(tested, examples.length);
  const lang = useSiteLang();
  return (
    <details className="proof" id="proof" lang={lang}>
      <summary>
        <Icon name={tested > 0 ? 'check' : 'info'} />
        <span className="proof__claim">
          <b>
            <Claim release={release} isRun={tested > 0} />
          </b>
          <span className="muted">{count}</span>
        </span>
        <span className="proof__lanes" aria-hidden="true">
          {examples.map((example, index) => (
            <i key={index} className={isTested(example) ? undefined : 'off'} />
          ))}
        </span>
        <Icon name="caret" className="caret" />
      </summary>
      <ExampleLinks examples={examples} />
      <p className="proof__more">
        <Link to="/how-these-docs-are-tested">
          <Translate id="proof.more" description="Link below the table of the examples of a page">
            How these docs are tested
          </Translate>
        </Link>
      </p>
    </details>
  );
}
