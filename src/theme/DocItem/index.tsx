// Change: hands the `proof` that plugins/markdown exports from a page to DocItem/Content.
import { type ReactNode } from 'react';
import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import { PageProofProvider } from '@site/src/components/Proof/pageProof';

export default function DocItemWithProof(props: Props): ReactNode {
  const { proof } = props.content as { readonly proof?: string };
  return (
    <PageProofProvider value={proof}>
      <DocItem {...props} />
    </PageProofProvider>
  );
}
