import remarkMath from 'remark-math';
import { belowFold } from './belowFold';
import { codeFrames } from './codeFrames';
import { diagrams } from './diagrams';
import { displayMath } from './displayMath';
import { fold } from './fold';
import { glossary } from './glossary';
import { headingSpace } from './headingSpace';
import { htmlImageAlt, imageAlt, unescapedImageTexts } from './imageAlt';
import { knownDirectives } from './knownDirectives';
import { math } from './math';
import { pictureVariants } from './pictureVariants';
import { plainCode } from './plainCode';
import { runtimeConstants } from './runtimeConstants';
import { sectionLanguage } from './sectionLanguage';
import { skipRaw } from './skipRaw';
import { tableWraps } from './tableWraps';
import { tabs } from './tabs';
import { testedReleases } from './testedReleases';
import { translationBoard } from './translationBoard';
import { badgeSpaces, versionBadges } from './versionBadges';
import { wholeOptions } from './wholeOptions';

/**
 * These run before Docusaurus' own plugins, which list the headings for the table of contents, turn images into JSX and
 * report unhandled directives. The first two change what parses a page, so their position does not matter.
 */
export const beforeDefaultRemarkPlugins = [
  remarkMath,
  skipRaw,
  headingSpace,
  displayMath,
  imageAlt,
  versionBadges,
  plainCode,
  codeFrames,
  tabs,
  fold,
  glossary,
  testedReleases,
  translationBoard,
  knownDirectives,
];

/** These run after Docusaurus has turned images into JSX. */
export const remarkPlugins = [unescapedImageTexts, pictureVariants, diagrams];

/** Empty; listed so that the config passes all four phases. */
export const beforeDefaultRehypePlugins = [];

/** These run after the HTML in Markdown has been parsed. The last one wraps elements, which the others look for at the top level. */
export const rehypePlugins = [
  math,
  sectionLanguage,
  wholeOptions,
  tableWraps,
  badgeSpaces,
  htmlImageAlt,
  belowFold,
];

/** These run on the finished code. */
export const recmaPlugins = [runtimeConstants];
