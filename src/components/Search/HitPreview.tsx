import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { HitView } from '@site/src/search/client/readHit';
import { SiteLink } from './SiteLink';
import { usePreview } from './usePreview';

type Props = { readonly hit: HitView };

/** The beginning of what a hit leads to, beside the hits on wide screens. */
export function HitPreview({ hit }: Props): ReactNode {
  const preview = usePreview(hit.url);
  return (
    <aside
      className="preview"
      aria-label={translate({
        id: 'search.preview',
        message: 'Preview of the result',
        description: 'Name of the column beside the search results that shows the beginning of one of them',
      })}
    >
      {preview && (
        <>
          <h2>
            <SiteLink className="link" href={hit.url}>
              {preview.heading}
            </SiteLink>
          </h2>
          {preview.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {preview.code !== null && (
            <pre>
              <code>{preview.code}</code>
            </pre>
          )}
        </>
      )}
    </aside>
  );
}
