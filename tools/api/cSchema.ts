import * as z from 'zod';
import { releases } from './releases';

const versionFolder = z.enum(releases.map(({ version }) => version));
const line = z.int().positive();
const release = z.string().regex(/^\d+\.\d+\.\d+$/, 'want a release such as 1.4.0');
const name = z.string().regex(/^\w+$/, 'want a C name');

/** A parameter, or a field when it has a line; `length` is that of an array. */
const variable = z.strictObject({ name, type: z.string().min(1), length: z.int().positive().optional() });
const field = variable.extend({ line });

/** `source` is how the header writes a value that it does not write as a decimal number. */
const value = z.strictObject({ name, value: z.int(), source: z.string().optional(), line });

const place = {
  name,
  file: z.string().regex(/^c_api\/include\/taichi\/\w+\.h$/, 'want a path such as c_api/include/taichi/x.h'),
  line,
  /** Release that the header itself names beside the symbol. */
  since: release.optional(),
};

const symbol = z.discriminatedUnion('kind', [
  z.strictObject({ ...place, kind: z.literal('macro'), value: z.string().min(1) }),
  z.strictObject({ ...place, kind: z.literal('typedef'), type: z.string().min(1) }),
  z.strictObject({ ...place, kind: z.literal('handle') }),
  z.strictObject({ ...place, kind: z.literal('enum'), values: z.array(value).min(1) }),
  z.strictObject({
    ...place,
    kind: z.literal('bitFlags'),
    /** The type whose variables hold a combination of the values. */
    flags: name,
    values: z.array(value).min(1),
  }),
  z.strictObject({ ...place, kind: z.enum(['structure', 'union']), fields: z.array(field).min(1) }),
  z.strictObject({
    ...place,
    kind: z.literal('function'),
    /** The header calls it a device command: it is queued and runs later. */
    deviceCommand: z.literal(true).optional(),
    signature: z.strictObject({ returns: z.string().min(1), parameters: z.array(variable) }),
  }),
]);

/** One file of `api/<version>/c/`: what the C headers of one page declare in one version, in the order of the headers. */
export const cInventorySchema = z
  .strictObject({
    schema: z.literal(1),
    version: versionFolder,
    tag: z.string().regex(/^v\d+\.\d+\.\d+$/, 'want a release tag such as v1.6.0'),
    page: z.string().regex(/^taichi_\w+$/, 'want a page such as taichi_core'),
    headers: z.array(z.string().endsWith('.h')).min(1),
    symbols: z.array(symbol),
  })
  .superRefine(({ headers, symbols }, context) => {
    const refuse = (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: ['symbols', index], message });
    const seen = new Set<string>();
    let before: readonly [header: number, line: number] = [-1, 0];
    symbols.forEach((item, index) => {
      const position = [headers.findIndex((header) => item.file.endsWith(`/${header}`)), item.line] as const;
      if (position[0] < 0) refuse(index, `${item.file} is none of ${headers.join(', ')}`);
      if (position[0] < before[0] || (position[0] === before[0] && position[1] < before[1])) {
        refuse(index, `${item.name} stands before the symbol above it; sort by header and line`);
      }
      before = position;
      const inside = 'values' in item ? item.values : [];
      for (const { name: found } of [item, ...inside]) {
        if (seen.has(found)) refuse(index, `${found} appears twice`);
        seen.add(found);
      }
    });
  });

export type CInventory = z.infer<typeof cInventorySchema>;
export type CSymbol = CInventory['symbols'][number];

const text = z.string().regex(/^[A-Z`[0-9][\s\S]*[.)]$/, 'want sentences, with a full stop at the end');
const byName = z.record(name, text);

const overrides = z.strictObject({
  text: text.optional(),
  returns: text.optional(),
  /** Parameters, fields or values of an enumeration. */
  parts: byName.optional(),
  /** Code of the error → when the call reports it; an empty text takes the row away. */
  errors: z.record(z.string().regex(/^TI_ERROR_\w+$/), z.union([text, z.literal('')])).optional(),
});

/** What we say about one symbol, in Markdown; names in code marks become links. */
const cDescriptionSchema = overrides.extend({
  text,
  /** Folder name of a version → what is different there. */
  versions: z.partialRecord(versionFolder, overrides).optional(),
});

/** One file of `api/descriptions/c/`: functions by what they are for, and a description for each symbol. */
export const cDescriptionsSchema = z.strictObject({
  groups: z.array(z.strictObject({ title: z.string().min(1), functions: z.array(name).min(1) })),
  symbols: z.record(name, cDescriptionSchema),
});

export type CDescriptions = z.infer<typeof cDescriptionsSchema>;
export type CDescription = CDescriptions['symbols'][string];

/** `api/descriptions/c/see-also.json`: families of names; the entry of each function leads to the other names. */
export const cFamiliesSchema = z.array(z.array(name).min(2));
