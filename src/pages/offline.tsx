import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { OfflinePage } from '@site/src/components/Offline/OfflinePage';
import { PageFrame } from '@site/src/components/PageFrame';

/** `/offline`: without a network also in place of pages that are not kept, as `/offline?page=…`. */
export default function Offline(): ReactNode {
  return (
    <PageFrame
      title={translate({
        id: 'offline.title',
        message: 'Read without a network',
        description: 'Title of the page about reading without a network',
      })}
      description={translate({
        id: 'offline.description',
        message: 'Keep a version of the Taichi documentation on your device, and read it without a network.',
        description: 'Description of the page about reading without a network',
      })}
    >
      <OfflinePage />
    </PageFrame>
  );
}
