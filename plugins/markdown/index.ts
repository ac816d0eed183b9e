import remarkMath from 'remark-math';
import { codeFrames } from './codeFrames';
import { htmlImageAlt, imageAlt, unescapedImageTexts } from './imageAlt';
import { knownDirectives } from './knownDirectives';
import { math } from './math';
import { pictureVariants } from './pictureVariants';
import { plainCode } from './plainCode';
import { tableWraps } from './tableWraps';
import { tabs } from './tabs';
import { testedReleases } from './testedReleases';
import { translationBoard } from './translationBoard';
import { badgeSpaces, versionBadges } from './versionBadges';

/**
 * Docusaurus' own plugins list the headings for the contents, turn images into JSX and report directives that nobody
 * took, so all of this comes before them. The syntax of formulas is known to the parser wherever the plugin stands.
 */
export const beforeDefaultRemarkPlugins = [
  remarkMath,
  imageAlt,
  versionBadges,
  plainCode,
  codeFrames,
  tabs,
  testedReleases,
  translationBoard,
  knownDirectives,
];

/** Docusaurus has turned images into JSX by then. */
export const remarkPlugins = [unescapedImageTexts, pictureVariants];

/** Nothing is left to do before the HTML is parsed; listed so that the config passes all four. */
export const beforeDefaultRehypePlugins = [];

/** These see the tree after the HTML in Markdown was parsed. */
export const rehypePlugins = [math, tableWraps, badgeSpaces, htmlImageAlt];
