import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { firstNames } from './firstNames';

/** Returns the URL of a symbol for `<use>`: within the page or in the sprite. */
export function useSymbol(name: string): string {
  const { siteConfig } = useDocusaurusContext();
  const sprite = useBaseUrl(String(siteConfig.customFields?.sprite));
  return firstNames.has(name) ? `#i-${name}` : `${sprite}#${name}`;
}
