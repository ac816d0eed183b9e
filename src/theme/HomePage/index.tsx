import { useEffect, useEffectEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { DocsMenu } from '@site/src/components/DocsMenu';
import { ApiBand } from '@site/src/components/Home/ApiBand';
import { Categories } from '@site/src/components/Home/Categories';
import { findPage } from '@site/src/components/Home/collectCategories';
import { Demo } from '@site/src/components/Home/Demo';
import { Hero } from '@site/src/components/Home/Hero';
import { Posts } from '@site/src/components/Home/Posts';
import { Ways } from '@site/src/components/Home/Ways';
import { PageFrame } from '@site/src/components/PageFrame';
import type { HomeProps } from '@site/plugins/docs-index/types';

/** Resets the chosen version to the default one, which the home page is about. Must be inside the layout. */
function DefaultVersion({ name }: { readonly name: string }): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const save = useEffectEvent(() => savePreferredVersionName(name));
  useEffect(() => save(), []);
  return null;
}

/** The page at `/`: what Taichi is, a program with its picture, and links to every part of the documentation. */
export default function HomePage({ index, content, covers, coverVariants }: HomeProps): ReactNode {
  const fallback = `${index.path}/`;
  return (
    <PageFrame
      className="home"
      sidebar={<DocsMenu entries={index.entries} />}
      title={translate({
        id: 'home.title',
        message: 'Parallel programming in Python',
        description: 'Title of the home page',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Documentation of Taichi Lang: Python functions compiled to run in parallel on the CPU or GPU.',
        description: 'Description of the home page for search engines',
      })}
    >
      <DefaultVersion name={index.versionName} />
      <Hero />
      <Ways
        pythonPath={findPage(index.entries, ['hello_world'], fallback)}
        deployPath={findPage(index.entries, ['tutorial', 'overview'], fallback)}
      />
      <Demo demo={content.demo} />
      {content.api && <ApiBand api={content.api} />}
      <section aria-labelledby="all">
        <h2 id="all">
          <Translate
            id="home.categories.title"
            description="Home page, heading above all categories of the documentation"
          >
            All documentation
          </Translate>
        </h2>
        <Categories entries={index.entries} limit={5} />
      </section>
      {content.posts.length > 0 && (
        <Posts posts={content.posts} covers={covers} coverVariants={coverVariants} />
      )}
    </PageFrame>
  );
}
