/** Groups of members that a description may name, in the order in which a page shows them. */
export const describedGroups = [
  'create',
  'reduce',
  'algebra',
  'tree',
  'window',
  'draw',
  'widgets',
  'input',
  'view',
  'record',
  'fill',
  'convert',
  'gradient',
  'shape',
  'keys',
  'inner',
] as const;

/** Groups by kind, for a long class whose description names none. */
const kindGroups = ['methods', 'properties', 'attributes', 'values', 'classes'] as const;

export const memberGroups = [...describedGroups, ...kindGroups] as const;

export type DescribedGroup = (typeof describedGroups)[number];
export type MemberGroup = (typeof memberGroups)[number];
