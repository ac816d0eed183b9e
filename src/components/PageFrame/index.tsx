import { type ReactNode } from 'react';
import Layout from '@theme/Layout';
import { Frame } from '@site/src/components/Frame';

type Props = {
  readonly title?: string;
  readonly description?: string;
  readonly sidebar?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A complete page: metadata, navbar, sidebar or drawer, main part, footer. */
export function PageFrame({ title, description, sidebar, className, children }: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Frame sidebar={sidebar} className={className}>
        {children}
      </Frame>
    </Layout>
  );
}
