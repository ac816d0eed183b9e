import * as z from 'zod';
import { memberGroups } from '../../../shared/api/memberGroups';

// What is read of the data of plugins/api-reference (its types.ts): the same files that the pages of the site are rendered from.

const textPart = z.union([
  z.string(),
  z.tuple([z.enum(['em', 'lang']), z.string()]),
  z.tuple([z.literal('code'), z.string(), z.string().optional()]),
]);
const text = z.array(textPart);
const type = z.array(z.union([z.string(), z.tuple([z.string(), z.string()])]));
const typed = z.object({ type, text });
const link = z.object({ name: z.string(), href: z.string() });

const parameter = z.object({
  name: z.string(),
  stars: z.enum(['*', '**']).optional(),
  only: z.enum(['position', 'keyword']).optional(),
  annotation: type.optional(),
  type,
  default: z.string().optional(),
  text,
});

const signature = z.object({
  parameters: z.array(parameter),
  keywords: z.array(parameter).optional(),
  returns: type.optional(),
});

const names = z.array(z.string());
const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'parameterAdded',
      'parameterRemoved',
      'parameterRequired',
      'parameterOptional',
      'parameterMoved',
    ]),
    name: z.string(),
  }),
  z.object({ kind: z.literal('parameterRenamed'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('defaultChanged'), name: z.string(), from: z.string(), to: z.string() }),
  z.object({
    kind: z.enum([
      'membersAdded',
      'membersRemoved',
      'membersChanged',
      'membersDeprecated',
      'namesAdded',
      'namesRemoved',
    ]),
    names,
  }),
  z.object({ kind: z.enum(['kindChanged', 'memberKindChanged']), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('note'), text }),
]);

const historyStep = z.object({
  versionLabel: z.string(),
  state: z.enum(['absent', 'present', 'added', 'changed', 'deprecated', 'removed']),
  changes: z.array(change),
});

const kind = z.enum(['function', 'decorator', 'class', 'enum', 'exception', 'data', 'module']);
const memberKind = z.enum([
  'method',
  'classMethod',
  'staticMethod',
  'property',
  'attribute',
  'value',
  'class',
]);

const described = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(['python', 'kernel', 'both']).optional(),
  text,
  signature: signature.optional(),
  returns: typed.optional(),
  raises: z.array(z.object({ name: z.string(), href: z.string().optional(), text })).optional(),
  example: z
    .object({ code: z.string(), output: z.string().optional(), ranOn: z.string().optional() })
    .optional(),
  proven: z
    .object({
      runs: names.optional(),
      fails: names.optional(),
      listed: names.optional(),
      gradient: z.union([names, z.literal('zero')]).optional(),
      shapes: z.string().optional(),
    })
    .optional(),
  source: z.object({ href: z.string(), label: z.string() }).optional(),
  deprecated: z.object({ instead: text }).optional(),
  type: type.optional(),
  value: z.string().optional(),
  history: z.array(historyStep).optional(),
});

const member = described.extend({
  kind: memberKind,
  group: z.enum(memberGroups).optional(),
  readable: z.literal(false).optional(),
  writable: z.literal(false).optional(),
  get members() {
    return z.array(member).optional();
  },
});

const symbol = described.extend({
  prefix: z.string(),
  access: z.string(),
  kind,
  fullEntry: link.optional(),
  aliases: z.array(link).optional(),
  seeAlso: z.array(link).optional(),
  bases: type.optional(),
  native: z.literal(true).optional(),
  reexportOf: z.string().optional(),
  members: z.array(member).optional(),
  inherited: z.array(z.object({ from: z.string(), href: z.string(), members: z.array(link) })).optional(),
  swizzles: z.object({ groups: names, count: z.number(), text }).optional(),
  history: z.array(historyStep),
  usages: z.array(z.object({ title: z.string(), href: z.string() })).optional(),
});

const removed = z.object({
  id: z.string(),
  prefix: z.string(),
  name: z.string(),
  kind,
  removedIn: z.string(),
  instead: text,
  lastEntry: z.object({ versionLabel: z.string(), href: z.string() }),
  history: z.array(historyStep),
});

const pageLink = z.object({ title: z.string(), path: z.string() });

/** A module, or one object with a page of its own. */
export const sectionSchema = z.object({
  isObject: z.literal(true).optional(),
  module: z.string(),
  title: z.string(),
  text,
  symbols: z.array(symbol),
  removed: z.array(removed),
  subsections: z.array(pageLink.extend({ text })),
  /** The modules above and the page itself; those without a page of their own have no path. */
  breadcrumbs: z.array(pageLink.partial({ path: true })),
});

const changeEntry = z.object({
  name: z.string(),
  href: z.string().optional(),
  kind,
  changes: z.array(change),
  instead: text.optional(),
});
const changeGroup = z.object({
  title: z.string(),
  path: z.string().optional(),
  entries: z.array(changeEntry),
});

/** "What changed in the API". */
export const changesSchema = z.object({
  since: z.string().optional(),
  added: z.array(changeGroup),
  changed: z.array(changeGroup),
  deprecated: z.array(changeGroup),
  removed: z.array(changeGroup),
});

/** The root page of a version. */
export const rootSchema = z.object({
  sections: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      symbols: z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())),
    }),
  ),
});

/** What the pages of a version share. */
export const versionSchema = z.object({ versionName: z.string(), versionLabel: z.string(), tag: z.string() });

export type TextPart = z.infer<typeof textPart>;
export type TypePart = z.infer<typeof type>[number];
export type Parameter = z.infer<typeof parameter>;
export type Signature = z.infer<typeof signature>;
export type Change = z.infer<typeof change>;
export type HistoryStep = z.infer<typeof historyStep>;
export type Kind = z.infer<typeof kind>;
export type MemberKind = z.infer<typeof memberKind>;
export type Described = z.infer<typeof described>;
export type ApiMember = z.infer<typeof member>;
export type ApiSymbol = z.infer<typeof symbol>;
export type ApiRemoved = z.infer<typeof removed>;
export type ApiSection = z.infer<typeof sectionSchema>;
export type ApiChanges = z.infer<typeof changesSchema>;
export type ApiChangeGroup = z.infer<typeof changeGroup>;
export type ApiRoot = z.infer<typeof rootSchema>;
export type ApiVersion = z.infer<typeof versionSchema>;
