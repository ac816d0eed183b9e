import { z } from 'zod';

const common = {
  message: z.string(),
  level: z.literal('error'),
  /** Where the rule applies: comments of code, text of Markdown, or both. */
  scope: z.enum(['comment', 'text', 'any']),
};

/** A rule in the format of Vale (https://vale.sh/docs/checks), reduced to the two kinds that are used here. */
export const ruleSchema = z.discriminatedUnion('extends', [
  z.strictObject({ extends: z.literal('existence'), ...common, tokens: z.array(z.string()).min(1) }),
  z.strictObject({ extends: z.literal('substitution'), ...common, swap: z.record(z.string(), z.string()) }),
]);

export type Rule = z.infer<typeof ruleSchema>;

/** A piece of prose with the 1-based line on which it starts. Line breaks in the text are those of the file. */
export type Passage = { readonly kind: 'comment' | 'text'; readonly line: number; readonly text: string };

/** A phrase that a rule refuses, with its line and the message of the rule. */
export type Finding = { readonly line: number; readonly message: string };

/** Finds the phrases of a passage that the rules refuse. A phrase may run across a line break. */
export function findPhrases(passage: Passage, rules: readonly Rule[]): Finding[] {
  return rules
    .filter(({ scope }) => scope === 'any' || scope === passage.kind)
    .flatMap((rule) => patternsOf(rule).flatMap(({ pattern, write }) => match(passage, rule, pattern, write)))
    .sort((a, b) => a.line - b.line);
}

function patternsOf(rule: Rule): { pattern: string; write: string | null }[] {
  return rule.extends === 'existence'
    ? rule.tokens.map((pattern) => ({ pattern, write: null }))
    : Object.entries(rule.swap).map(([pattern, write]) => ({ pattern: `\\b(?:${pattern})\\b`, write }));
}

function match(passage: Passage, { message }: Rule, pattern: string, write: string | null): Finding[] {
  // A space of the pattern matches a line break too.
  const expression = new RegExp(pattern.replaceAll(' ', '\\s+'), 'gimu');
  return [...passage.text.matchAll(expression)].map((found) => {
    const phrase = found[0].replace(/\s+/g, ' ');
    const values = write === null ? [phrase] : [write, phrase];
    return {
      line: passage.line + passage.text.slice(0, found.index).split('\n').length - 1,
      message: values.reduce((text, value) => text.replace('%s', () => value), message),
    };
  });
}
