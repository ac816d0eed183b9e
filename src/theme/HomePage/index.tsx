import { type ReactNode } from 'react';
import type { DocsIndexProps } from '@site/plugins/docs-index/types';
import { DocsMenu } from '@site/src/components/DocsMenu';
import { PageFrame } from '@site/src/components/PageFrame';

export default function HomePage({ index }: DocsIndexProps): ReactNode {
  return (
    <PageFrame title="Taichi" sidebar={<DocsMenu entries={index.entries} />}>
      <h1>Taichi</h1>
    </PageFrame>
  );
}
