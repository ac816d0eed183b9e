import { useVersionMenu } from '@site/src/hooks/useVersionMenu';
import { versions } from '@site/config/versions';

/** Label of the version that the reader is in or has chosen: what a search looks through unless told otherwise. */
export function useReaderVersion(): string {
  const { active } = useVersionMenu();
  return active?.label ?? versions.find(({ path }) => path === '')?.label ?? '';
}
