// Change: the description of the front matter is the lead below the title, followed by the test results; English
// content on a translated site is marked with `lang`.
import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import { ProofRow } from '@site/src/components/Proof';
import { usePageProof } from '@site/src/components/Proof/pageProof';
import { useContentLang, useLangOfSection } from '@site/src/components/TranslationBanner/pageTranslation';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc();
  const proof = usePageProof();
  const lang = useContentLang();
  const titleLang = useLangOfSection()('_title');
  return (
    <div className="theme-doc-markdown markdown" lang={lang}>
      <h1 lang={titleLang}>{metadata.title}</h1>
      <p className="lead" lang={titleLang}>
        {metadata.description}
      </p>
      <ProofRow proof={proof} />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
