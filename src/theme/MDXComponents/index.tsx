// Change: own list, with the elements that plugins/markdown creates. The original includes a code block that highlights
// in the browser, and with it a 30 KB highlighter that is unused here: code is highlighted at build time.
import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Details from '@theme/MDXComponents/Details';
import Heading from '@theme/Heading';
import { BelowFold } from '@site/src/components/BelowFold';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { Diagram } from '@site/src/components/Diagram';
import { GlossaryTerm } from '@site/src/components/GlossaryTerm';
import { LaneKey } from '@site/src/components/LaneKey';
import { Picture } from '@site/src/components/Picture';
import { TableWrap } from '@site/src/components/TableWrap';
import { TabPane, TabSet } from '@site/src/components/TabSet';
import { TestedReleases } from '@site/src/components/TestedReleases';
import { SkipReasons } from '@site/src/components/TestedReleases/SkipReasons';
import { TranslationBoard } from '@site/src/components/TranslationBoard';
import { VersionBadge } from '@site/src/components/VersionBadge';

type HeadingName = ComponentProps<typeof Heading>['as'];

const heading = (as: HeadingName) =>
  function MDXHeading(props: ComponentProps<'h2'>): ReactNode {
    return <Heading as={as} {...props} />;
  };

export default {
  Head,
  details: Details,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  a: Link,
  img: Picture,
  code: (props: ComponentProps<'code'>) => <code {...props} />,
  pre: (props: ComponentProps<'pre'>) => <pre {...props} />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} />,
  li: (props: ComponentProps<'li'>) => <li {...props} />,
  belowfold: BelowFold,
  codeframe: CodeFrame,
  diagram: Diagram,
  glossaryterm: GlossaryTerm,
  lanekey: LaneKey,
  tablewrap: TableWrap,
  tabset: TabSet,
  tabpane: TabPane,
  testedreleases: TestedReleases,
  skipreasons: SkipReasons,
  translationboard: TranslationBoard,
  versionbadge: VersionBadge,
};
