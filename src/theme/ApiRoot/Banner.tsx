import { type ReactNode } from 'react';
import { VersionBanner } from '@site/src/components/VersionBanner';
import { versions } from '@site/src/config/versions';
import { useSectionVersions } from '@site/src/hooks/useSectionVersions';

type Props = {
  /** Name of the version in the docs plugin, e.g. `current`. */
  readonly versionName: string;
  /** Name that readers see. */
  readonly label: string;
};

/** Says that the page's version is unreleased or old; nothing on the current release. */
export function Banner({ versionName, label }: Props): ReactNode {
  const { api } = useSectionVersions();
  const kind = versions.find(({ name }) => name === versionName)?.banner;
  const latest = api.find(({ isLast }) => isLast);
  if (!latest || !kind || kind === 'none') return null;
  return (
    <VersionBanner
      kind={kind}
      label={label}
      latest={{ name: latest.name, label: latest.label, path: latest.mainPath }}
    />
  );
}
