import useBaseUrl from '@docusaurus/useBaseUrl';
import { firstNames } from './firstNames';

/** Takes the name of a symbol; gives the address for `<use>`, inside of the page or in the sprite. */
export function useSymbol(name: string): string {
  const sprite = useBaseUrl('/img/icons.svg');
  return firstNames.has(name) ? `#i-${name}` : `${sprite}#${name}`;
}
