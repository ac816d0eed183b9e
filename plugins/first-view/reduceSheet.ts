import type { Declaration, Part, Sheet } from './readSheet';
import { isPossible } from './selectorNeeds';
import type { UsedNames } from './usedNames';

/** Returns a part with its block, or the part itself where the block has not changed: most have not, and a sheet has thousands. */
function withParts<Kind extends Part>(part: Kind, text: string, parts: readonly Part[]): Kind {
  return text === part.text &&
    parts.length === part.parts?.length &&
    parts.every((each, at) => each === part.parts?.[at])
    ? part
    : { ...part, text, parts };
}

function keepRules(parts: readonly Part[], names: UsedNames): Part[] {
  return parts.flatMap((part): Part | [] => {
    if (part.parts === null) return part;
    if (part.kind === 'at') return withParts(part, part.text, keepRules(part.parts, names));
    const possible = part.selectors?.filter(({ needs }) => isPossible(needs, names));
    if (possible?.length === 0) return [];
    const isWhole = possible === undefined || possible.length === part.selectors?.length;
    const text = isWhole ? part.text : possible.map((selector) => selector.text).join(',');
    return withParts(part, text, keepRules(part.parts, names));
  });
}

type Test = (part: Part) => boolean;

/** Calls a function for each declaration, except those in parts that a test leaves out. */
function visitDeclarations(parts: readonly Part[], isOut: Test, visit: (part: Declaration) => void): void {
  for (const part of parts) {
    if (part.kind === 'declaration') visit(part);
    else if (part.parts && !isOut(part)) visitDeclarations(part.parts, isOut, visit);
  }
}

/** Finds at-rules with a name that no declaration refers to. */
function findUnusedRules(parts: readonly Part[], name: string, reference: RegExp, isOut: Test): Test {
  const used = new Set<string>();
  visitDeclarations(parts, isOut, ({ property, value }) => {
    if (reference.test(property)) for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  // `@page` without a name is for all pages.
  return (part) =>
    part.kind === 'at' && part.name === name && /^[\w-]/.test(part.params) && !used.has(part.params);
}

const isCustom = (property: string): boolean => property.startsWith('--');

/** Finds custom properties that nothing reads. */
function findUnusedProperties(parts: readonly Part[], isOut: Test): Test {
  const used = new Set<string>();
  const readers: Declaration[] = [];
  visitDeclarations(parts, isOut, (part) => {
    if (part.reads.length > 0) readers.push(part);
  });
  // Repeated, because a custom property that is left out can leave another one unused.
  for (let count = -1; count !== used.size;) {
    count = used.size;
    for (const { property, reads } of readers)
      if (!isCustom(property) || used.has(property)) for (const name of reads) used.add(name);
  }
  return (part) => part.kind === 'declaration' && isCustom(part.property) && !used.has(part.property);
}

/** Writes parts without those that tests leave out, and without those whose block gets empty. */
function write(parts: readonly Part[], isOut: Test): string {
  let css = '';
  let end = '';
  for (const part of parts) {
    if (isOut(part)) continue;
    const block = part.parts && write(part.parts, isOut);
    if (block === '') continue;
    css += end + (block === null ? part.text : `${part.text}{${block}}`);
    end = block === null ? ';' : '';
  }
  return css;
}

/** Reduces a style sheet to the rules that can apply to pages with the given names, in the same order. */
export function reduceSheet({ parts }: Sheet, names: UsedNames): string {
  const kept = keepRules(parts, names);
  const isKeyframes = findUnusedRules(kept, 'keyframes', /^animation/, () => false);
  const isPage = findUnusedRules(kept, 'page', /^page$/, isKeyframes);
  const isRule: Test = (part) => isKeyframes(part) || isPage(part);
  const isProperty = findUnusedProperties(kept, isRule);
  return write(kept, (part) => isRule(part) || isProperty(part));
}
