// Change: provides the test results (plugins/markdown) and the translation status (plugins/translated-content) to the
// page.
import { type ReactNode } from 'react';
import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import { PageProofProvider } from '@site/src/components/Proof/pageProof';
import {
  PageTranslationProvider,
  translationOf,
} from '@site/src/components/TranslationBanner/pageTranslation';

export default function DocItemWithFacts(props: Props): ReactNode {
  const { proof } = props.content as { readonly proof?: string };
  return (
    <PageProofProvider value={proof}>
      <PageTranslationProvider value={translationOf(props.content.metadata.frontMatter)}>
        <DocItem {...props} />
      </PageTranslationProvider>
    </PageProofProvider>
  );
}
