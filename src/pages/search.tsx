import { type ReactNode } from 'react';
import { PageFrame } from '@site/src/components/PageFrame';

export default function SearchPage(): ReactNode {
  return <PageFrame title="Search">{null}</PageFrame>;
}
