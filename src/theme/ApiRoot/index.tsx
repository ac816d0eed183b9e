import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ApiRootProps } from '@site/plugins/api-reference/types';
import { FoldedContents, TableOfContents } from '@site/src/components/TableOfContents';
import { PageFrame } from '@site/src/components/PageFrame';
import { Banner } from './Banner';
import { IndexKey } from './IndexKey';
import { Introduction } from './Introduction';
import { SectionIndex } from './SectionIndex';
import { toContents } from '@site/src/lib/api/toContents';

/** Root page of the API reference of one version: an index of all public names, section by section. */
export default function ApiRoot({ root }: ApiRootProps): ReactNode {
  const { versionName, versionLabel, sections } = root;
  const contents = toContents(sections);
  const title = translate({
    id: 'api.title',
    message: 'API reference',
    description: 'Title of the root pages of the API reference',
  });
  const description = translate(
    {
      id: 'api.description',
      message: 'Every public name of Taichi Lang ({version}), section by section.',
      description:
        'Description of the root page of the API reference; {version} is a version such as v1.6.0 or develop',
    },
    { version: versionLabel },
  );
  return (
    <PageFrame title={`${title} | ${versionLabel}`} description={description}>
      <div className="page">
        <article>
          <Banner versionName={versionName} label={versionLabel} />
          <FoldedContents toc={contents} />
          <div className="markdown">
            <h1>{title}</h1>
            <p className="lead">{description}</p>
            <Introduction root={root} />
            <IndexKey sections={sections} />
            {sections.map((section) => (
              <SectionIndex key={section.name} section={section} root={root} />
            ))}
          </div>
        </article>
        <TableOfContents toc={contents} />
      </div>
    </PageFrame>
  );
}
