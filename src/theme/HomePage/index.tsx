import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { ApiBand } from '@site/src/components/Home/ApiBand';
import { findPage } from '@site/src/components/Home/collectCategories';
import { Demo } from '@site/src/components/Home/Demo';
import { Hero } from '@site/src/components/Home/Hero';
import { Posts } from '@site/src/components/Home/Posts';
import { Speed } from '@site/src/components/Home/Speed';
import { Stories } from '@site/src/components/Home/Stories';
import { Tiles } from '@site/src/components/Home/Tiles';
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

/** The page at `/`: what Taichi is, what it makes, how fast it is, who uses it, and where to begin. */
export default function HomePage({ index, content, pictures }: HomeProps): ReactNode {
  const fallback = `${index.path}/`;
  const firstProgram = findPage(index.entries, ['hello_world'], fallback);
  const measured = findPage(index.entries, ['accelerate_python'], '');
  return (
    <PageFrame
      className="home"
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
      <Hero firstProgram={firstProgram} tiles={content.tiles} hasSpeed={measured !== ''} />
      <Demo demo={content.demo} />
      {content.tiles.length > 0 && <Tiles tiles={content.tiles} pictures={pictures} />}
      {measured && <Speed page={measured} gpuPage={findPage(index.entries, ['gpu_performance'], '')} />}
      <Ways
        pythonPath={firstProgram}
        coursePath={findPage(index.entries, ['learn'], fallback)}
        deployPath={findPage(index.entries, ['tutorial', 'overview'], fallback)}
        allPath={fallback}
      />
      {content.stories.length > 0 && <Stories stories={content.stories} />}
      {content.api && <ApiBand api={content.api} />}
      {content.posts.length > 0 && <Posts posts={content.posts} pictures={pictures} />}
    </PageFrame>
  );
}
