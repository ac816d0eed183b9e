import * as z from 'zod';
import { describedGroups } from '../../shared/api/memberGroups';
import { scopes } from '../../shared/api/scopes';

/** Texts begin with a capital, code or a figure, end with a full stop, and contain no links. */
const text = z
  .string()
  .refine(
    (value) => /^[A-Z`0-9(*"“][^]*[.)`]$/.test(value.trim()),
    'want sentences: a capital or code first, a full stop last',
  )
  .refine((value) => !value.includes(']('), 'want no links: a name in code marks becomes one automatically');

const typed = z.strictObject({
  /** Type, written for readers. */
  type: z.string().min(1),
  text,
});

const versionName = z
  .string()
  .regex(/^(?:v\d+\.\d+\.\d+|master)$/, 'want a version such as v1.6.0 or master');

const keyword = typed.extend({
  /** Source text. */
  default: z.string().min(1).optional(),
});

/** Shapes in brackets: letters, numbers, or `...` for any shape; those of methods begin with the object's. */
const shapes =
  /^\((?:\w(?:, \w)*|\.\.\.)?\)(?:, \((?:\w(?:, \w)*|\.\.\.)?\))* -> \((?:\w(?:, \w)*|\.\.\.)?\)(?:, \(\w(?:, \w)*\))*$/;

// cspell:ignore adstack
const extensions = ['adstack', 'assertion', 'bls', 'data64', 'mesh', 'quant', 'sparse'] as const;

const callable = {
  /** Where the name can be used, unless a decorator of Taichi or, for a member, its class determines it. */
  scope: z.enum(scopes).optional(),
  parameters: z.record(z.string(), typed).optional(),
  /** Keywords that a collecting parameter accepts; null under `versions` for one that the version does not accept. */
  keywords: z.record(z.string(), keyword.nullable()).optional(),
  /** Null when nothing useful is returned. */
  returns: typed.nullable().optional(),
  /** Null under `versions` when the version raises nothing. */
  raises: z
    .record(z.string().regex(/^[A-Z]\w+$/, 'want the name of an exception'), text)
    .nullable()
    .optional(),
  /** Null under `versions` when the version has no example. */
  example: z.string().min(1).nullable().optional(),
  output: z.string().min(1).optional(),
  /** Words of the example's fence. */
  fence: z.string().min(1).optional(),
  /** Picture that the example writes, and what it shows. */
  picture: z
    .strictObject({ file: z.string().regex(/^[a-z-]+\.webp$/, 'want a name such as canvas.webp'), text })
    .nullable()
    .optional(),
  changes: z.record(versionName, text).optional(),
  instead: text.optional(),
  /** Expression whose gradient is measured; null if there is none to measure, as for whole numbers. */
  gradient: z.string().min(1).nullable().optional(),
  /** Shapes of arguments and results. */
  shapes: z.string().regex(shapes, 'want shapes such as "(n), (n) -> ()"').optional(),
  /** Entry of Taichi's own table of extensions that the name depends on. */
  extension: z.enum(extensions).optional(),
};

const memberFields = {
  ...callable,
  /** Type of an attribute or property. */
  type: z.string().min(1).optional(),
};

/** Members of a nested class have no members of their own. */
const innerOverride = z.strictObject({ ...memberFields, text: text.optional() });
const memberOverride = innerOverride.extend({ members: z.record(z.string(), innerOverride).optional() });

const inner = z.strictObject({
  ...memberFields,
  text,
  versions: z.record(versionName, innerOverride.nullable()).optional(),
});
const member = z.strictObject({
  ...memberFields,
  text,
  members: z.record(z.string(), inner).optional(),
  versions: z.record(versionName, memberOverride.nullable()).optional(),
});

const symbolFields = {
  ...callable,
  /** Text for the generated family of swizzle properties. */
  swizzles: text.optional(),
  /** Other public names of the object that have their own text. */
  names: z.record(z.string(), z.strictObject({ text: text.optional(), instead: text.optional() })).optional(),
  /** Public by accident: programs do not need it, and its entry is folded. */
  internal: z.literal(true).optional(),
};

const symbolOverride = z.strictObject({
  ...symbolFields,
  text: text.optional(),
  members: z.record(z.string(), memberOverride).optional(),
});

const symbol = z.strictObject({
  ...symbolFields,
  text,
  /** Members by group: each member of every version is in one. */
  groups: z.partialRecord(z.enum(describedGroups), z.array(z.string()).min(1)).optional(),
  members: z.record(z.string(), member).optional(),
  versions: z.record(versionName, symbolOverride.nullable()).optional(),
});

/** Schema of a description file: objects by key. */
export const descriptionsSchema = z.record(
  z.string().regex(/^taichi(?:\.\w+)+$/, 'want a public name such as taichi.field'),
  symbol,
);

/** Schema of the sections file: purpose of each section, by its path. */
export const sectionTextsSchema = z.record(
  z.string().regex(/^taichi(?:\/\w+)*$/, 'want a path such as taichi/aot/module'),
  text,
);

export type SymbolDescription = z.infer<typeof symbol>;
export type MemberDescription = z.infer<typeof member>;
export type SymbolOverride = z.infer<typeof symbolOverride>;
export type MemberOverride = z.infer<typeof memberOverride>;

/** Schema of the file of related names: each name of a family leads to the others. */
export const familiesSchema = z.array(z.array(z.string()).min(2));
