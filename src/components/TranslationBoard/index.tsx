import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Bar } from './Bar';
import { countPages } from './countPages';
import { ListProgress } from './ListProgress';
import { usePageBoard } from './pageBoard';
import { useWords } from './useWords';

/** Progress of the translations: by locale, list of pages and group of the menu, with the pages that need work. */
export function TranslationBoard(): ReactNode {
  const board = usePageBoard();
  const { localeConfigs } = useDocusaurusContext().i18n;
  const toWords = useWords();
  if (!board) return null;
  const groups = board.lists.flatMap((list) => list.groups);
  return board.locales.map((name, index) => {
    const { label = name, htmlLang = name } = localeConfigs[name] ?? {};
    return (
      <section key={name} className="board" aria-labelledby={`board-${name}`}>
        <h3 id={`board-${name}`} lang={htmlLang}>
          {label}
        </h3>
        <p className="board__all">
          <Bar
            name={translate({
              id: 'board.all',
              message: 'All pages',
              description: 'Name of the progress bar of a whole language on the board',
            })}
            count={countPages(groups, index)}
          />
          <span className="board__words">
            <Translate
              id="board.left"
              description="Below the progress bar of a whole language; {words} is a number of words with its unit"
              values={{ words: toWords(board.words[index] ?? 0) }}
            >
              {'{words} left to translate.'}
            </Translate>
          </span>
        </p>
        {board.lists.map((list) => (
          <ListProgress key={list.name} list={list} locale={{ name, index }} />
        ))}
      </section>
    );
  });
}
