// Change: only a build with hosted search has these tags, because only its crawler reads them.
import { type ReactNode } from 'react';
import SearchMetadata from '@theme-original/SearchMetadata';
import type { Props } from '@theme/SearchMetadata';

export default function SearchMetadataWrapper(props: Props): ReactNode {
  return process.env.HOSTED_SEARCH ? <SearchMetadata {...props} /> : null;
}
