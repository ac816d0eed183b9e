// Change: the description of the front matter is the lead below the title, followed by what the page teaches and the test results; English
// content on a translated site is marked with `lang`.
import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import { ProofRow } from '@site/src/components/Proof';
import { usePageProof } from '@site/src/components/Proof/pageProof';
import { useContentLang, useLangOfSection } from '@site/src/components/TranslationBanner/pageTranslation';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  // Its schema is in plugins/front-matter.
  const { learn } = frontMatter as { learn?: readonly string[] };
  const proof = usePageProof();
  const lang = useContentLang();
  const titleLang = useLangOfSection()('_title');
  return (
    <div className="theme-doc-markdown markdown" lang={lang}>
      <h1 lang={titleLang}>{metadata.title}</h1>
      <p className="lead" lang={titleLang}>
        {metadata.description}
      </p>
      {learn && (
        <>
          <p className="muted">
            <Translate
              id="docs.learn"
              description="Above the list of what a page teaches, whose entries complete the sentence"
            >
              You will learn
            </Translate>
          </p>
          <ul lang={titleLang}>
            {learn.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </>
      )}
      <ProofRow proof={proof} />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
