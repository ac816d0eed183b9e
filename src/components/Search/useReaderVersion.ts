import { useVersionMenu } from '@site/src/hooks/useVersionMenu';
import { versions } from '@site/config/versions';

/** Returns the label of the current or last chosen version: the default scope of a search. */
export function useReaderVersion(): string {
  const { active } = useVersionMenu();
  return active?.label ?? versions.find(({ path }) => path === '')?.label ?? '';
}
