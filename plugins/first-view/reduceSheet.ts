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

/**
 * Whether a selector can match in pages with these names before the app runs. Other attributes and states can change at any time, so
 * they count as possible.
 */
function isPossible(selector: Selector, names: UsedNames): boolean {
  const holds = (node: Node): boolean => {
    const name = nameOf(node);
    if (name !== undefined) return names.has(name);
    if (node.type === 'attribute') return !appRuns.test(String(node).trim());
    if (node.type === 'pseudo' && choices.has(node.value)) {
      return node.nodes.some((choice) => isPossible(choice, names));
    }
    return true;
  };
  return selector.nodes.every(holds);
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

function dropRules(sheet: Root, names: UsedNames): void {
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = selectorParser.astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => isPossible(selector, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selector = kept.map(String).join(',');
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
      if (prop.startsWith('--') && !used.has(prop)) return;
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

/** Reduces a minified style sheet to the rules that can apply to pages with the given names, in the same order. */
export function reduceSheet(css: string, names: UsedNames): string {
  const sheet = parse(css);
  dropRules(sheet, names);
  dropNamedRules(sheet);
  dropProperties(sheet);
  dropEmpty(sheet);
  return sheet.toString();
}
