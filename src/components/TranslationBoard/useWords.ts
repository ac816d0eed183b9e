import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluralForm } from '@docusaurus/theme-common';

/** Returns a function that formats a number of words that are left to translate. */
export function useWords(): (words: number) => string {
  const { selectMessage } = usePluralForm();
  const { currentLocale } = useDocusaurusContext().i18n;
  return (words) =>
    selectMessage(
      words,
      translate(
        {
          id: 'board.words',
          message: '{count} word|{count} words',
          description:
            'Beside a page on the board: English words to translate, in the plural forms of the language',
        },
        { count: words.toLocaleString(currentLocale) },
      ),
    );
}
