// Change: own frame; the sidebar folds, hides and becomes a drawer without the app.
import { type ReactNode, useMemo } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot/Layout';
import { DocsMenu } from '@site/src/components/DocsMenu';
import { Frame } from '@site/src/components/Frame';
import { toMenuEntries, type PropItem } from '@site/src/lib/docs/toMenuEntries';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const entries = useMemo(() => toMenuEntries((sidebar?.items ?? []) as PropItem[]), [sidebar]);
  return <Frame sidebar={sidebar && <DocsMenu entries={entries} />}>{children}</Frame>;
}
