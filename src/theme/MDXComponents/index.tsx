// Change: adds the elements that plugins/markdown makes; code blocks come highlighted from the build.
import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import MDXComponents from '@theme-original/MDXComponents';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { LaneKey } from '@site/src/components/LaneKey';
import { Picture } from '@site/src/components/Picture';
import { TableWrap } from '@site/src/components/TableWrap';
import { TabPane, TabSet } from '@site/src/components/TabSet';
import { TestedReleases } from '@site/src/components/TestedReleases';
import { SkipReasons } from '@site/src/components/TestedReleases/SkipReasons';
import { TranslationBoard } from '@site/src/components/TranslationBoard';
import { VersionBadge } from '@site/src/components/VersionBadge';

export default {
  ...MDXComponents,
  a: Link,
  img: Picture,
  code: (props: ComponentProps<'code'>) => <code {...props} />,
  pre: (props: ComponentProps<'pre'>) => <pre {...props} />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} />,
  li: (props: ComponentProps<'li'>) => <li {...props} />,
  codeframe: CodeFrame,
  lanekey: LaneKey,
  tablewrap: TableWrap,
  tabset: TabSet,
  tabpane: TabPane,
  testedreleases: TestedReleases,
  skipreasons: SkipReasons,
  translationboard: TranslationBoard,
  versionbadge: VersionBadge,
};
