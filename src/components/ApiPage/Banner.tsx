import { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { ApiVersionData } from '@site/plugins/api-reference/types';
import { VersionBanner } from '@site/src/components/VersionBanner';
import { versions } from '@site/config/versions';
import { useSectionVersions } from '@site/src/hooks/useSectionVersions';
import { findAlternates } from '@site/src/lib/versions/findAlternates';

/** Banner of an unreleased or old version, with a link to the same page of the current release. */
export function Banner({ version }: { readonly version: ApiVersionData }): ReactNode {
  const { pathname } = useLocation();
  const { api } = useSectionVersions();
  const kind = versions.find(({ name }) => name === version.versionName)?.banner;
  const last = api.find(({ isLast }) => isLast);
  const target = findAlternates(pathname, api)?.find(({ name }) => name === last?.name);
  if (!last || !kind || kind === 'none') return null;
  return (
    <VersionBanner
      kind={kind}
      label={version.versionLabel}
      latest={{ name: last.name, label: last.label, path: target?.path ?? last.mainPath }}
    />
  );
}
