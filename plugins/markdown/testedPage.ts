import { galleryFolder } from '../../config/gallery';
import { contentLists } from '../../config/content';
import { apiFolderOf, lastVersion, versions } from '../../config/versions';
import { sourceFile } from '../../shared/translations/assembledFile';

/** A page whose examples are run. */
export interface TestedPage {
  /** The English page, which is the one that is run; relative to the site. */
  readonly source: string;
  readonly isTranslation: boolean;
  /** Folder in `api/` of the version that the page documents, or null for the latest release. */
  readonly version: string | null;
}

/**
 * Finds the page whose examples a file shows; returns null for files that are never run.
 * @param file Path relative to the site, with slashes.
 */
export function testedPageOf(file: string): TestedPage | null {
  const source = sourceFile(file, contentLists);
  const list = contentLists.find(({ kind, folder }) =>
    source.startsWith(`${kind === 'pages' ? galleryFolder : folder}/`),
  );
  if (!list) return null;
  const documented = list.kind === 'docs' && versions.find(({ name }) => name === list.name);
  const version = documented ? apiFolderOf(documented) : null;
  return { source, isTranslation: source !== file, version };
}

/** Number of the release that a page documents, such as 1.6.0: that of its version, or the last one for pages outside the docs. */
export function releaseOfPage(file: string): string | undefined {
  const folder = testedPageOf(file)?.version ?? lastVersion;
  return versions.find((version) => apiFolderOf(version) === folder)?.release.slice(1);
}
