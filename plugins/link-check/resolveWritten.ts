import path from 'node:path';
import { resolveLink, type SiteAddress, type Target } from './resolveLink';

/** Where a link is written. */
export interface WritingPlace {
  /** Path from the site's folder. */
  readonly file: string;
  /** Address of the page that the file becomes, or null for one that many pages share. */
  readonly address: string | null;
}

/** Takes a link as written and its file; returns the path from the site's folder, or null if it does not name a Markdown file. */
export function toMarkdownFile(written: string, file: string): string | null {
  const [name = ''] = written.split(/[?#]/);
  if (!/\.mdx?$/.test(name)) return null;
  return name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), name);
}

/** Takes a link as written; returns what Docusaurus may make of it: a file's page, an address with or without the base URL. */
export function resolveWritten(
  written: string,
  { file, address }: WritingPlace,
  site: SiteAddress,
  findPath: (file: string) => string | undefined,
): Target[] {
  const link = written.replace(/^pathname:\/\//, '');
  const isRelative = !/^(\/|[a-z][a-z+.-]*:)/i.test(link);
  const targets: (Target | null)[] = [];
  if (!isRelative || address !== null) targets.push(resolveLink(link, address ?? site.baseUrl, site));
  if (link.startsWith('/')) targets.push(resolveLink(site.baseUrl + link.slice(1), site.baseUrl, site));
  const source = toMarkdownFile(link, file);
  const page = source === null ? undefined : findPath(source);
  if (page !== undefined) {
    const fragment = resolveLink(link.replace(/^[^#]*/, ''), site.baseUrl, site)?.fragment ?? null;
    targets.push({ path: page, fragment });
  }
  return targets.filter((target) => target !== null);
}
