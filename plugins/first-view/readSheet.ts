import { parse, type AtRule, type ChildNode } from 'postcss';
import { readSelectors, type ReadSelector } from './selectorNeeds';
import type { UsedNames } from './usedNames';

type Text = {
  /** As written, up to the block. */
  readonly text: string;
};

export type Declaration = Text & {
  readonly kind: 'declaration';
  readonly property: string;
  readonly value: string;
  /** Custom properties that it reads. */
  readonly reads: readonly string[];
  readonly parts: null;
};

/** A rule; those of an animation have no selectors that could be left out. */
type Rule = Text & {
  readonly kind: 'rule';
  readonly selectors: readonly ReadSelector[] | null;
  readonly parts: readonly Part[];
};

/** An at-rule; one without a block has no parts. */
type AtRulePart = Text & {
  readonly kind: 'at';
  readonly name: string;
  readonly params: string;
  readonly parts: readonly Part[] | null;
};

/** A part of a style sheet. */
export type Part = Declaration | Rule | AtRulePart;

/** A style sheet that has been read, to be reduced for many pages. */
export type Sheet = {
  readonly parts: readonly Part[];
  /** Names that its selectors refer to. */
  readonly names: UsedNames;
};

const isKeyframes = (parent: unknown): boolean => (parent as AtRule | undefined)?.name === 'keyframes';

/**
 * Reads a minified style sheet.
 * @throws When it contains a comment: the minifier leaves none that could be dropped.
 */
export function readSheet(css: string): Sheet {
  const names = new Set<string>();
  const toPart = (node: ChildNode): Part => {
    if (node.type === 'decl') {
      const { prop: property, value } = node;
      const reads = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
      return { kind: 'declaration', text: node.toString(), property, value, reads, parts: null };
    }
    if (node.type === 'rule') {
      const selectors = isKeyframes(node.parent) ? null : readSelectors(node.selector, names);
      return { kind: 'rule', text: node.selector, selectors, parts: node.nodes.map(toPart) };
    }
    if (node.type === 'atrule') {
      const { name, params } = node;
      const text = `@${name}${node.raws.afterName ?? (params && ' ')}${params}`;
      return { kind: 'at', text, name, params, parts: node.nodes?.map(toPart) ?? null };
    }
    throw new Error(`the style sheet contains a comment: ${node.text}. Fix: minify it.`);
  };
  return { parts: parse(css).nodes.map(toPart), names };
}
