import { parse, type AtRule, type Root } from 'postcss';
import createSelectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import type { UsedNames } from './usedNames';

/** Selectors of which at least one alternative must be possible. */
const choices = new Set([':is', ':where', ':has']);

const selectorParser = createSelectorParser();

/** What Docusaurus sets when the app runs: the whole style sheet has come with it. */
const appRuns = /^\[data-has-hydrated=['"]?true['"]?\]$/;

/** The name that a part of a selector refers to, as `UsedNames` writes it. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'pseudo' && node.value === ':lang') return `:${node.nodes.join()}`;
  if (node.type === 'attribute' && node.attribute === 'lang') return node.value && `:${node.value}`;
  if (node.type === 'pseudo' && node.value === ':disabled') return node.value;
  if (node.type !== 'tag') return undefined;
  return String(node.next()) === ':not([class])' ? `${node.value}:not([class])` : node.value;
}

const isKeyframes = (parent: unknown): boolean => (parent as AtRule | undefined)?.name === 'keyframes';

/** What a page must have for a selector to match before the app runs. */
type Needs = {
  readonly names: readonly string[];
  /** Lists of which one entry each must be possible. */
  readonly choices: readonly (readonly Needs[])[];
  readonly needsApp: boolean;
};

/** Reads what a selector needs. Other attributes and states can change at any time, so they count as possible. */
function needsOf(selector: Selector): Needs {
  const names: string[] = [];
  const alternatives: Needs[][] = [];
  let needsApp = false;
  for (const node of selector.nodes) {
    const name = nameOf(node);
    if (name !== undefined) names.push(name);
    else if (node.type === 'attribute') needsApp ||= appRuns.test(String(node).trim());
    else if (node.type === 'pseudo' && choices.has(node.value)) alternatives.push(node.nodes.map(needsOf));
  }
  return { names, choices: alternatives, needsApp };
}

function isPossible({ names, choices: lists, needsApp }: Needs, present: UsedNames): boolean {
  return (
    !needsApp &&
    names.every((name) => present.has(name)) &&
    lists.every((list) => list.some((needs) => isPossible(needs, present)))
  );
}

/** Lists the names that the selectors of a style sheet refer to. */
export function namesOfSelectors(css: string): UsedNames {
  const names = new Set<string>();
  const collect = createSelectorParser((selectors) => {
    selectors.walk((node) => {
      const name = nameOf(node);
      if (name !== undefined) names.add(name);
    });
  });
  parse(css).walkRules((rule) => {
    if (!isKeyframes(rule.parent)) collect.processSync(rule.selector);
  });
  return names;
}

/** Parsed selector lists, cached because one sheet is reduced hundreds of times per build. */
const readLists = new Map<string, readonly { readonly text: string; readonly needs: Needs }[]>();

function readSelectors(list: string) {
  const known =
    readLists.get(list) ??
    selectorParser
      .astSync(list)
      .nodes.map((selector) => ({ text: String(selector), needs: needsOf(selector) }));
  readLists.set(list, known);
  return known;
}

function dropRules(sheet: Root, names: UsedNames): void {
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = readSelectors(rule.selector);
    const kept = selectors.filter(({ needs }) => isPossible(needs, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selector = kept.map(({ text }) => text).join(',');
  });
}

/** At-rules with a name, and the declarations that refer to it. */
const namedRules = [
  ['keyframes', /^animation/],
  ['page', /^page$/],
] as const;

function dropNamedRules(sheet: Root): void {
  for (const [kind, reference] of namedRules) {
    const used = new Set<string>();
    sheet.walkDecls(reference, ({ value }) => value.split(/[\s,]+/).forEach((word) => used.add(word)));
    // `@page` without a name is for all pages.
    sheet.walkAtRules(kind, (rule) => {
      if (/^[\w-]/.test(rule.params) && !used.has(rule.params)) rule.remove();
    });
  }
}

/** Repeated, because removing a custom property can leave another one unused. */
function dropProperties(sheet: Root): void {
  const used = new Set<string>();
  for (let count = -1; count !== used.size;) {
    count = used.size;
    sheet.walkDecls(({ prop, value }) => {
      if (!value.includes('var(') || (prop.startsWith('--') && !used.has(prop))) return;
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
    });
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

function dropEmpty(sheet: Root): void {
  for (let found = true; found;) {
    found = false;
    sheet.walk((node) => {
      if (!('nodes' in node) || node.nodes?.length !== 0) return;
      node.remove();
      found = true;
    });
  }
}

/** The sheet that was parsed last. */
let parsed: { readonly css: string; readonly sheet: Root } | undefined;

/** Reduces a minified style sheet to the rules that can apply to pages with the given names, in the same order. */
export function reduceSheet(css: string, names: UsedNames): string {
  if (parsed?.css !== css) parsed = { css, sheet: parse(css) };
  const sheet = parsed.sheet.clone();
  dropRules(sheet, names);
  dropNamedRules(sheet);
  dropProperties(sheet);
  dropEmpty(sheet);
  return sheet.toString();
}
