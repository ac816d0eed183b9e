import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BoardPage } from '@site/shared/translations/buildBoard';
import type { BoardLocale } from './boardLocale';
import { useWords } from './useWords';

type Props = {
  /** What the pages have in common. */
  readonly title: string;
  readonly pages: readonly BoardPage[];
  readonly locale: BoardLocale;
};

/** Pages by their English titles, linked to the locale that the board is about; empty without pages. */
export function PageLinks({ title, pages, locale }: Props): ReactNode {
  const toWords = useWords();
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  if (pages.length === 0) return null;
  const lang = localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
  const baseUrl = localeConfigs[locale.name]?.baseUrl ?? '/';
  return (
    <div className="board__work">
      <p>{title}</p>
      <ul className="board__pages">
        {pages.map(({ title: page, address, words }) => (
          <li key={address}>
            {locale.name === currentLocale ? (
              <Link to={address} lang={lang}>
                {page}
              </Link>
            ) : (
              // Each language is a separate build.
              <Link
                to={`pathname://${baseUrl}${address.slice(1)}`}
                autoAddBaseUrl={false}
                target="_self"
                lang={lang}
                hrefLang={localeConfigs[locale.name]?.htmlLang ?? locale.name}
              >
                {page}
              </Link>
            )}{' '}
            <span className="board__words">{toWords(words[locale.index] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
