import * as z from 'zod';

const line = z.int().positive();
const file = z
  .string()
  .regex(/^python\/taichi\/[\w/]+\.py$/, 'want a path such as python/taichi/lang/impl.py');

const parameter = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['positionalOnly', 'positional', 'varPositional', 'keywordOnly', 'varKeyword']),
  /** Source text. */
  annotation: z.string().optional(),
  /** Source text. */
  default: z.string().optional(),
});

const signature = z.strictObject({ parameters: z.array(parameter), returns: z.string().optional() });

const deprecated = z.strictObject({ replacement: z.string().optional() });

const memberFields = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['method', 'classMethod', 'staticMethod', 'property', 'attribute', 'value', 'class']),
  /** Omitted for values of compiled enumerations. */
  file: file.optional(),
  line: line.optional(),
  signature: signature.optional(),
  decorators: z.array(z.string()).optional(),
  /** Attributes only: defined on the class, or set on the instance by its constructor. */
  scope: z.enum(['class', 'instance']).optional(),
  type: z.string().optional(),
  value: z.string().optional(),
  readable: z.boolean().optional(),
  writable: z.boolean().optional(),
  inheritedFrom: z.string().optional(),
  deprecated: deprecated.optional(),
});

const member = memberFields.extend({
  /** Members of a nested class. */
  members: z.array(memberFields).superRefine(refuseDuplicates).optional(),
});

const symbol = z.strictObject({
  name: z.string().min(1),
  qualifiedName: z.string().startsWith('taichi.'),
  /** What users write: `ti.math.vec3`, or an import statement where the dotted path does not work. */
  access: z.string().min(1),
  kind: z.enum(['class', 'data', 'decorator', 'enum', 'exception', 'function', 'module']),
  /** Defining statement; two names with the same definition are re-exports of it. */
  definition: z.strictObject({ module: z.string(), name: z.string(), file, line }),
  /** Whether the definition is compiled; the line is then that of the Python name. */
  native: z.literal(true).optional(),
  signature: signature.optional(),
  decorators: z.array(z.string()).optional(),
  bases: z.array(z.string()).optional(),
  type: z.string().optional(),
  value: z.string().optional(),
  reexportOf: z.string().optional(),
  deprecated: deprecated.optional(),
  members: z.array(member).superRefine(refuseDuplicates).optional(),
  /** Generated members that share one description. */
  families: z
    .array(
      z.strictObject({
        name: z.literal('swizzles'),
        groups: z.array(z.string()),
        maxLength: z.int().positive(),
        count: z.int().positive(),
      }),
    )
    .optional(),
});

/** Schema of an inventory in `api/`: the public names of one section in one version. */
export const inventorySchema = z
  .strictObject({
    schema: z.literal(1),
    version: z.string(),
    tag: z.string().regex(/^v\d+\.\d+\.\d+$/, 'want a release tag such as v1.6.0'),
    section: z.string().regex(/^taichi(\/\w+)*$/, 'want a path such as taichi/aot/module'),
    module: z.string(),
    symbols: z.array(symbol).superRefine(refuseDuplicates),
  })
  .superRefine(({ section, module, symbols }, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (module !== section.replaceAll('/', '.')) {
      refuse(['module'], `want ${section.replaceAll('/', '.')}`);
    }
    symbols.forEach(({ name, qualifiedName }, index) => {
      if (qualifiedName !== `${module}.${name}`) {
        refuse(['symbols', index, 'qualifiedName'], `want ${module}.${name}`);
      }
    });
  });

export type Inventory = z.infer<typeof inventorySchema>;
export type InventorySymbol = Inventory['symbols'][number];

function refuseDuplicates(items: { name: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  items.forEach(({ name }, index) => {
    if (seen.has(name)) {
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `${name} appears twice` });
    }
    seen.add(name);
  });
}
