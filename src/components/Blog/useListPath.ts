import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findListPath } from '@site/src/lib/blog/findListPath';

/** Path of the list of posts that the page belongs to; most pages of the blog plugin are not told it. */
export function useListPath(): string {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  return findListPath({ baseUrl: siteConfig.baseUrl, pathname });
}
