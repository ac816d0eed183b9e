import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import type { VersionedSection } from '@site/src/lib/versions/findAlternates';
import type { ApiGlobalData } from '@site/plugins/api-reference/types';

/** The versions of the documentation and those of the API reference, with their pages by id. */
export function useSectionVersions(): { docs: VersionedSection[]; api: VersionedSection[] } {
  const docsVersions = useAllDocsData().default?.versions ?? [];
  const api = useAllPluginInstancesData('api-reference')?.default as ApiGlobalData | undefined;
  return {
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
}
