// Change: the description of the front matter stands below the title as the lead.
import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc();
  return (
    <div className="theme-doc-markdown markdown">
      <h1>{metadata.title}</h1>
      <p className="lead">{metadata.description}</p>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
