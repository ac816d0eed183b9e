import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { plainPath } from '../../shared/offline/format';

/** A file of a finished site. */
export type SiteFile = {
  readonly bytes: number;
  /** The first 16 digits of its SHA-256. */
  readonly hash: string;
  /** Bytes that go over the wire, with gzip. */
  readonly download: number;
  /** Content of a page, style sheet or script; empty for other files. */
  readonly text: string;
};

/** Hosts compress what is not compressed already. */
const compressed = /\.(?:avif|gif|jpe?g|png|webp|zip)$/;

/**
 * Creates a function that reads files of a finished site by their address, each once.
 *
 * @param root Base URL of the site.
 * @returns Null when the site has no such file.
 */
export function createFileReader(site: string, root: string): (address: string) => SiteFile | null {
  const known = new Map<string, SiteFile | null>();
  const read = (address: string): SiteFile | null => {
    const place = path.join(site, decodeURI(address.slice(root.length)));
    const page = path.join(place, 'index.html');
    const file = path.extname(place) !== '' && existsSync(place) && statSync(place).isFile() ? place : page;
    if (!existsSync(file)) return null;
    const content = readFileSync(file);
    let download: number | undefined;
    return {
      bytes: content.length,
      hash: createHash('sha256').update(content).digest('hex').slice(0, 16),
      // Most of the time goes here, and not every file is in a set.
      get download() {
        return (download ??= compressed.test(file) ? content.length : gzipSync(content, { level: 6 }).length);
      },
      text: /\.(?:html|css|js)$/.test(file) ? content.toString('utf8') : '',
    };
  };
  return (address) => {
    const key = plainPath(address);
    const found = known.get(key) ?? (known.has(key) ? null : read(address));
    known.set(key, found);
    return found;
  };
}
