import { type ReactNode, useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { fetchIndex } from '@site/src/offline/fetchLists';
import { idOf, type OfflineSet } from '@site/shared/offline/format';
import { formatBytes } from './formatBytes';
import { useRoot } from './useRoot';

/** Links to the zip of a version with its size, once both are known; nothing if the build has made none. */
export function BundleLink({ version }: { readonly version: string }): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const root = useRoot();
  const [bundle, setBundle] = useState<OfflineSet['bundle']>();
  const hasBundles = siteConfig.customFields?.hasBundles === true;
  const id = idOf({ locale: i18n.currentLocale, version });
  useEffect(() => {
    let isCurrent = true;
    if (hasBundles) {
      fetchIndex(root).then(
        ({ sets }) => {
          if (isCurrent) setBundle(sets.find((set) => idOf(set) === id)?.bundle);
        },
        // Without the link the page is still complete.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [hasBundles, root, id]);
  if (!bundle) return null;
  return (
    <a className="link" href={bundle.path} download>
      <Translate
        id="docsIndex.bundle"
        description="Link to a zip of the version; {size} is e.g. 9 MB"
        values={{ size: formatBytes(bundle.bytes, i18n.currentLocale) }}
      >
        {'Or download it as a zip that opens from a folder ({size}).'}
      </Translate>
    </a>
  );
}
