import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { inventorySchema, type Inventory } from './schema';

const fix = 'Fix: run tools/api/generate.ts (see api/README.md), or extend plugins/api-reference/schema.ts.';

/**
 * Parses an inventory.
 *
 * @param file Path of the inventory, for messages.
 * @throws With file, field and fix when the text is not JSON, has an unknown key or a duplicate symbol, or describes a section
 *   other than the one in its path.
 */
export function parseInventory(text: string, file: string): Inventory {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: no valid JSON. ${fix}`, { cause });
  }
  const { success, data, error } = inventorySchema.safeParse(json);
  if (!success) {
    const issues = error.issues.map((issue) => `${file}: ${describeIssue(issue)}`);
    throw new Error(`${issues.slice(0, 5).join('\n')}\n${fix}`, { cause: error });
  }
  if (!file.endsWith(`/${data.section}.json`)) {
    throw new Error(`${file}: section: ${data.section} does not fit the path of the file. ${fix}`);
  }
  return data;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '',
  );
  return `${field.slice(1) || 'the whole file'}: ${issue.message}`;
}

/**
 * Reads the inventories of one version, sorted by section.
 *
 * @throws When there are none, or they are inconsistent.
 */
export async function loadInventories(folder: string): Promise<Inventory[]> {
  const entries = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`${folder}: cannot read the inventories. ${fix}`, { cause });
  });
  // `c/` contains the inventories of the C headers, which have another schema and no pages in this plugin.
  const files = entries.filter((entry) => entry.endsWith('.json') && !/^c[\\/]/.test(entry)).sort();
  const inventories = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(folder, entry);
      return parseInventory(await readFile(file, 'utf8'), file.replaceAll('\\', '/'));
    }),
  );
  const [first] = inventories;
  if (!first) throw new Error(`${folder}: no inventories. ${fix}`);
  for (const { version, tag, section } of inventories) {
    if (version !== path.basename(folder) || tag !== first.tag) {
      throw new Error(
        `${folder}/${section}.json: version ${version} at ${tag}, want ${path.basename(folder)} at ${first.tag}. ${fix}`,
      );
    }
  }
  return inventories.sort((a, b) => (a.section < b.section ? -1 : 1));
}
