import path from 'node:path';
import { resolveLink, type SiteAddress, type Target } from './resolveLink';

/** Where a link is written. */
export interface WritingPlace {
  /** Path relative to the site's folder. */
  readonly file: string;
  /** URL of the page that the file becomes, or null for a file shared by many pages. */
  readonly address: string | null;
}

/** Resolves a link to a Markdown file to its path relative to the site's folder; null for any other link. */
export function toMarkdownFile(written: string, file: string): string | null {
  const [name = ''] = written.split(/[?#]/);
  if (!/\.mdx?$/.test(name)) return null;
  return name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), name);
}

/** Lists what Docusaurus may turn a written link into: a file's page, or a path with or without the base URL. */
export function resolveWritten(
  written: string,
  { file, address }: WritingPlace,
  site: SiteAddress,
  pathOfSource: ReadonlyMap<string, string>,
): Target[] {
  const link = written.replace(/^pathname:\/\//, '');
  const isRelative = !/^(\/|[a-z][a-z+.-]*:)/i.test(link);
  const targets: (Target | null)[] = [];
  if (!isRelative || address !== null) targets.push(resolveLink(link, address ?? site.baseUrl, site));
  if (link.startsWith('/')) targets.push(resolveLink(site.baseUrl + link.slice(1), site.baseUrl, site));
  const source = toMarkdownFile(link, file);
  const page = source === null ? undefined : pathOfSource.get(source);
  if (page !== undefined) {
    const fragment = resolveLink(link.replace(/^[^#]*/, ''), site.baseUrl, site)?.fragment ?? null;
    targets.push({ path: page, fragment });
  }
  return targets.filter((target) => target !== null);
}
