import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BoardPage } from '@site/shared/translations/buildBoard';

type Props = {
  /** What the pages have in common. */
  readonly title: string;
  readonly pages: readonly BoardPage[];
  readonly locale: string;
};

/** Pages by their English titles, linked to the locale that the board is about; empty without pages. */
export function PageLinks({ title, pages, locale }: Props): ReactNode {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  if (pages.length === 0) return null;
  const lang = localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
  const baseUrl = localeConfigs[locale]?.baseUrl ?? '/';
  return (
    <div className="board__work">
      <p>{title}</p>
      <ul className="board__pages">
        {pages.map(({ title: page, address }) => (
          <li key={address}>
            {locale === currentLocale ? (
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
                hrefLang={localeConfigs[locale]?.htmlLang ?? locale}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
