// Change: own frame with the menu of posts as sidebar; pages without a table of contents get the wide layout of lists.
import { type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import { BlogMenu } from '@site/src/components/Blog/BlogMenu';
import { Frame } from '@site/src/components/Frame';

export default function BlogLayout({ sidebar, toc, children, ...layoutProps }: Props): ReactNode {
  const hasMenu = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <Frame sidebar={hasMenu ? <BlogMenu items={sidebar.items} /> : undefined}>
        <div className={clsx('page', toc === undefined && 'blog')}>
          {children}
          {toc}
        </div>
      </Frame>
    </Layout>
  );
}
