import { type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DescribedSet } from '@site/src/offline/describeSets';
import { nameSet } from './nameSet';
import { SetRow } from './SetRow';
import type { Offline } from './useOffline';

type Props = { readonly sets: readonly DescribedSet[]; readonly offline: Offline };

const localeOf = ({ id }: DescribedSet): string => id.split('/')[0] ?? '';

/** Versions by language, that of the reader first. */
export function SetList({ sets, offline }: Props): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const locales = [...new Set([currentLocale, ...sets.map(localeOf)])];
  return locales.map((locale) => {
    const own = sets.filter((set) => localeOf(set) === locale);
    if (own.length === 0) return null;
    const { label = locale, htmlLang = locale } = localeConfigs[locale] ?? {};
    return (
      <section key={locale} className="board">
        <h2 lang={htmlLang}>{label}</h2>
        <ul className="kept-list">
          {own.map((set) => (
            <SetRow
              key={set.id}
              described={set}
              name={nameSet(set.set?.version ?? set.id, label)}
              offline={offline}
            />
          ))}
        </ul>
      </section>
    );
  });
}
