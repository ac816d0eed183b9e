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

/** What a page must have for a selector to match before the app runs. */
type Needs = {
  readonly names: readonly string[];
  /** Lists of which one entry each must be possible. */
  readonly choices: readonly (readonly Needs[])[];
  readonly needsApp: boolean;
};

/** One selector of a rule. */
export type ReadSelector = { readonly text: string; readonly needs: Needs };

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

/** Reads the list of selectors of a rule; adds the names that they refer to, wherever they stand, to `names`. */
export function readSelectors(list: string, names: Set<string>): ReadSelector[] {
  const { nodes } = selectorParser.astSync(list);
  for (const selector of nodes)
    selector.walk((node) => {
      const name = nameOf(node);
      if (name !== undefined) names.add(name);
    });
  return nodes.map((selector) => ({ text: String(selector), needs: needsOf(selector) }));
}

/** Whether an element of a page with these names can match before the app runs. */
export function isPossible({ names, choices: lists, needsApp }: Needs, present: UsedNames): boolean {
  return (
    !needsApp &&
    names.every((name) => present.has(name)) &&
    lists.every((list) => list.some((needs) => isPossible(needs, present)))
  );
}
