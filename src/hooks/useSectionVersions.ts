import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useGlobalData, { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import type { VersionedSection } from '@site/src/lib/versions/findAlternates';
import type { ApiGlobalData } from '@site/plugins/api-reference/types';

type Sections = { readonly docs: VersionedSection[]; readonly api: VersionedSection[] };

/** Cached by the source data, which all pages share: several components per page use it. */
const known = new WeakMap<object, Sections>();

/** Returns the versions of the documentation and of the API reference, with their pages by id. */
export function useSectionVersions(): Sections {
  const data = useGlobalData();
  const docsVersions = useAllDocsData().default?.versions ?? [];
  const api = useAllPluginInstancesData('api-reference')?.default as ApiGlobalData | undefined;
  const sections = known.get(data) ?? {
    docs: docsVersions.map(({ name, label, isLast, mainDocId, docs, path }) => {
      const pages = Object.fromEntries(docs.map((doc) => [doc.id, doc.path]));
      return { name, label, isLast, mainPath: pages[mainDocId] ?? path, pages: { ...pages, '': path } };
    }),
    api: (api?.versions ?? []).map(({ name, label, isLast, path, without }) => {
      const ids = (api?.pages ?? []).filter((id) => !without.includes(id));
      const pages = Object.fromEntries(ids.map((id) => [id, `${path}${id}/`]));
      return { name, label, isLast, mainPath: path, pages: { ...pages, '': path } };
    }),
  };
  known.set(data, sections);
  return sections;
}
