import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/** Returns functions that count names and removed names in words. */
export function useCountText(): {
  names: (count: number) => string;
  removed: (count: number) => string;
  internal: (count: number) => string;
  both: (names: number, removed: number) => string;
} {
  const { selectMessage } = usePluralForm();
  const names = (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'api.filter.count',
          message: '{count} name|{count} names',
          description: 'How many names of the API match what was typed; the plural forms go by {count}',
        },
        { count },
      ),
    );
  const removed = (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'api.filter.removed',
          message: '{count} removed|{count} removed',
          description: 'How many names of older versions are gone; the plural forms go by {count}',
        },
        { count },
      ),
    );
  const internal = (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'api.internal',
          message: '{count} internal name|{count} internal names',
          description:
            'Unfolds names of the API that are public but that programs do not need; the plural forms go by {count}',
        },
        { count },
      ),
    );
  const both = (count: number, gone: number) =>
    gone === 0
      ? names(count)
      : translate(
          {
            id: 'api.filter.both',
            message: '{names}, {removed}',
            description: 'Joins "577 names" and "33 removed"',
          },
          { names: names(count), removed: removed(gone) },
        );
  return { names, removed, internal, both };
}
