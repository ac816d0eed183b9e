import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findListPath } from '@site/src/lib/blog/findListPath';

/** Returns the path of the list that the page belongs to; most pages of the blog plugin do not receive it. */
export function useListPath(): string {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  return findListPath({ baseUrl: siteConfig.baseUrl, pathname });
}
