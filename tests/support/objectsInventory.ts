import { inflateSync } from 'node:zlib';

/** A line of a Sphinx inventory. */
export type InventoryLine = { readonly name: string; readonly role: string; readonly uri: string };

/**
 * Parses a Sphinx inventory of version 2, see https://sphobjinv.readthedocs.io/en/stable/syntax.html.
 *
 * @throws On anything else.
 */
export function readObjectsInventory(bytes: Buffer): {
  project: string;
  release: string;
  lines: InventoryLine[];
} {
  const header: string[] = [];
  let at = 0;
  while (header.length < 4) {
    const end = bytes.indexOf(0x0a, at);
    if (end < 0) throw new Error('the inventory ends within its header');
    header.push(bytes.toString('utf8', at, end));
    at = end + 1;
  }
  const [version, project = '', release = '', compression = ''] = header;
  if (version !== '# Sphinx inventory version 2' || !compression.includes('zlib')) {
    throw new Error(`not a Sphinx inventory of version 2: ${header.join(' / ')}`);
  }
  const lines = inflateSync(bytes.subarray(at))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const fields = /^(\S.*?) (\w+):(\w+) (-?\d+) (\S*) (.+)$/.exec(line);
      if (fields?.[2] !== 'py') throw new Error(`not a line of an inventory: ${line}`);
      const [, name = '', , role = '', , uri = ''] = fields;
      return { name, role, uri: uri.replace(/\$$/, name) };
    });
  return {
    project: project.replace('# Project: ', ''),
    release: release.replace('# Version: ', ''),
    lines,
  };
}
