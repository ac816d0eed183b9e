import { parse, type AtRule, type Root } from 'postcss';
import createSelectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import type { UsedNames } from './usedNames';

/** Selectors of which at least one alternative must be possible. */
const choices = new Set([':is', ':where', ':has']);

const selectorParser = createSelectorParser();

/**
 * Whether a selector can match in pages with these names. Attributes and states can change at any time, so they count as
 * possible.
 */
function isPossible(selector: Selector, { classes, ids, tags }: UsedNames): boolean {
  const holds = (node: Node): boolean => {
    if (node.type === 'class') return classes.has(node.value);
    if (node.type === 'id') return ids.has(node.value);
    if (node.type === 'tag') return tags.has(node.value);
    if (node.type === 'pseudo' && choices.has(node.value)) {
      return node.nodes.some((choice) => isPossible(choice, { classes, ids, tags }));
    }
    return true;
  };
  return selector.nodes.every(holds);
}

const isKeyframes = (parent: unknown): boolean => (parent as AtRule | undefined)?.name === 'keyframes';

function dropRules(sheet: Root, names: UsedNames): void {
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = selectorParser.astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => isPossible(selector, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selector = kept.map(String).join(',');
  });
}

function dropKeyframes(sheet: Root): void {
  const used = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => used.add(word)));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
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
  dropKeyframes(sheet);
  dropProperties(sheet);
  dropEmpty(sheet);
  return sheet.toString();
}
