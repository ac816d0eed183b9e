import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { plainPath } from '../../shared/offline/format';

/** A file of a finished site. */
export type SiteFile = {
  readonly bytes: number;
  /** The first 16 digits of its SHA-256. */
  readonly hash: string;
  /** Measures the bytes that go over the wire, with gzip. In threads of the pool: it takes most of the time after a build. */
  readonly measureDownload: () => Promise<number>;
  /** Content of a page, style sheet or script; empty for other files. */
  readonly text: string;
};

const compress = promisify(gzip);
/** Each has a buffer of its own, whose memory the next one uses again. */
const fewAtATime = pLimit(4);

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
    let download: Promise<number> | undefined;
    const measure = async () =>
      compressed.test(file) ? content.length : (await fewAtATime(compress, content, { level: 6 })).length;
    return {
      bytes: content.length,
      hash: createHash('sha256').update(content).digest('hex').slice(0, 16),
      measureDownload: () => (download ??= measure()),
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
