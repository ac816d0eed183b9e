import { parseDocument } from './parseDocument';
import { toPagePath, type Build, type Page } from './readBuild';

/** For tests: creates a build at `baseUrl` from the HTML and the sources of its pages. */
export function fakeBuild(
  html: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, string>> = {},
  baseUrl = '/',
): Build {
  const pages = new Map<string, Page>();
  const pictures = new Map<string, ReadonlySet<string>>();
  for (const [file, text] of Object.entries(html)) {
    const parsed = parseDocument(text);
    const path = toPagePath(file);
    if (file.endsWith('.svg')) pictures.set(file, parsed.ids);
    if (file.endsWith('.html'))
      pages.set(path, { ...parsed, address: baseUrl + path, source: sources[file] ?? null });
  }
  return { files: new Set(Object.keys(html)), pages, pictures };
}
