import { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';

type Props = {
  readonly kind: 'unreleased' | 'unmaintained';
  /** Label of the current page's version. */
  readonly label: string;
  /** The release that the banner links to. */
  readonly latest: { name: string; label: string; path: string };
};

function UnreleasedText({ label }: { readonly label: string }): ReactNode {
  return (
    <Translate
      id="versionBanner.unreleased"
      description="Banner of the develop version; {label} is its name"
      values={{ label: <b>{label}</b> }}
    >
      {'You are reading about {label}: Taichi 1.7, newer than the pages that this site opens with.'}
    </Translate>
  );
}

function UnmaintainedText({ label }: { readonly label: string }): ReactNode {
  return (
    <Translate
      id="versionBanner.unmaintained"
      description="Banner of an old version; {label} is its name"
      values={{ label: <b>{label}</b> }}
    >
      {'No longer maintained: you are reading about {label}.'}
    </Translate>
  );
}

/** Banner of a version that is not the current release, with a link to the same page there. */
export function VersionBanner({ kind, label, latest }: Props): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  return (
    <div
      className={clsx(
        'banner',
        kind === 'unmaintained' && 'banner--unmaintained',
        'theme-doc-version-banner',
      )}
      role="status"
    >
      <p>{kind === 'unreleased' ? <UnreleasedText label={label} /> : <UnmaintainedText label={label} />}</p>
      <p>
        <Link
          className="link"
          to={latest.path}
          data-action="version"
          data-version={latest.name}
          onClick={() => savePreferredVersionName(latest.name)}
        >
          <Translate
            id="versionBanner.latest"
            description="Link in the version banner to the current release; {label} is its name"
            values={{ label: latest.label }}
          >
            {'Read the page for {label}'}
          </Translate>
        </Link>
      </p>
    </div>
  );
}
