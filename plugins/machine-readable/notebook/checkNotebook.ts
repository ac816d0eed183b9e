import * as z from 'zod';

// The rules of https://github.com/jupyter/nbformat/blob/main/nbformat/v4/nbformat.v4.5.schema.json for the parts that we write. Objects are
// strict where the schema has `additionalProperties: false`.

const multilineString = z.union([z.string(), z.array(z.string())]);
const cellId = z.string().regex(/^[a-zA-Z0-9-_]{1,64}$/);
const cellMetadata = z.looseObject({
  name: z.string().min(1).optional(),
  tags: z
    .array(z.string().regex(/^[^,]+$/))
    .refine((tags) => new Set(tags).size === tags.length, 'tags are unique')
    .optional(),
});

const mimeBundle = z.record(z.string(), z.unknown());
const output = z.discriminatedUnion('output_type', [
  z.strictObject({ output_type: z.literal('stream'), name: z.string(), text: multilineString }),
  z.strictObject({
    output_type: z.literal('display_data'),
    data: mimeBundle,
    metadata: z.looseObject({}),
  }),
  z.strictObject({
    output_type: z.literal('execute_result'),
    execution_count: z.int().min(0).nullable(),
    data: mimeBundle,
    metadata: z.looseObject({}),
  }),
  z.strictObject({
    output_type: z.literal('error'),
    ename: z.string(),
    evalue: z.string(),
    traceback: z.array(z.string()),
  }),
]);

const textCell = {
  id: cellId,
  metadata: cellMetadata,
  source: multilineString,
  attachments: mimeBundle.optional(),
};
const cell = z.discriminatedUnion('cell_type', [
  z.strictObject({ cell_type: z.literal('markdown'), ...textCell }),
  z.strictObject({ cell_type: z.literal('raw'), ...textCell }),
  z.strictObject({
    cell_type: z.literal('code'),
    id: cellId,
    metadata: cellMetadata,
    source: multilineString,
    outputs: z.array(output),
    execution_count: z.int().min(0).nullable(),
  }),
]);

const notebook = z.strictObject({
  metadata: z.looseObject({
    kernelspec: z.looseObject({ name: z.string(), display_name: z.string() }).optional(),
    language_info: z
      .looseObject({
        name: z.string(),
        codemirror_mode: z.union([z.string(), z.looseObject({})]).optional(),
        file_extension: z.string().optional(),
        mimetype: z.string().optional(),
        pygments_lexer: z.string().optional(),
      })
      .optional(),
    title: z.string().optional(),
    authors: z.array(z.unknown()).optional(),
  }),
  nbformat: z.literal(4),
  nbformat_minor: z.literal(5),
  cells: z
    .array(cell)
    // Not in the schema, but in the text of the specification.
    .refine((cells) => new Set(cells.map(({ id }) => id)).size === cells.length, 'ids are unique'),
});

/** Reports what in a parsed file violates nbformat 4.5; null for a valid notebook. */
export function checkNotebook(value: unknown): string | null {
  const result = notebook.safeParse(value);
  return result.success ? null : z.prettifyError(result.error);
}
