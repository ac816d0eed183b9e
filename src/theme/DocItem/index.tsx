// Change: shows the first screen before the rest (src/components/BelowFold), and provides the test results (plugins/markdown),
// whether there is a notebook (plugins/machine-readable), and the translation status (plugins/translated-content) to the page.
import { type ReactNode } from 'react';
import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import { Fold } from '@site/src/components/BelowFold';
import { PageNotebookProvider } from '@site/src/components/PageMenu/pageNotebook';
import { PageProofProvider } from '@site/src/components/Proof/pageProof';
import {
  PageTranslationProvider,
  translationOf,
} from '@site/src/components/TranslationBanner/pageTranslation';

export default function DocItemWithFacts(props: Props): ReactNode {
  const { proof, hasProgram = false } = props.content as { proof?: string; hasProgram?: boolean };
  return (
    <PageProofProvider value={proof}>
      <PageTranslationProvider value={translationOf(props.content.metadata.frontMatter)}>
        <PageNotebookProvider value={hasProgram}>
          <Fold>
            <DocItem {...props} />
          </Fold>
        </PageNotebookProvider>
      </PageTranslationProvider>
    </PageProofProvider>
  );
}
