// Change: own text and look (src/components/VersionBanner).
import { type ReactNode } from 'react';
import {
  useActivePlugin,
  useDocVersionSuggestions,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { VersionBanner } from '@site/src/components/VersionBanner';

export default function DocVersionBanner(): ReactNode {
  const { banner, label } = useDocsVersion();
  const pluginId = useActivePlugin({ failfast: true })?.pluginId;
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  if (!banner) return null;
  const { name, docs, mainDocId } = latestVersionSuggestion;
  const target = latestDocSuggestion ?? docs.find(({ id }) => id === mainDocId);
  const latest = {
    name,
    label: latestVersionSuggestion.label,
    path: target?.path ?? latestVersionSuggestion.path,
  };
  return <VersionBanner kind={banner} label={label} latest={latest} />;
}
