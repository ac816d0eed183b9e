import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/Icon';
import { NavMenu } from '@site/src/components/NavMenu';

type Props = { readonly hasName?: boolean };

/** Language menu: keeps page, version and hash. Each language is a separate build, so its links are plain ones. */
export function LanguageMenu({ hasName = false }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const label = i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale;
  return (
    <NavMenu
      isAtEnd
      label={
        <>
          <Icon name="lang" />
          {hasName && <span>{label}</span>}
        </>
      }
      title={translate(
        {
          id: 'language.menu',
          message: 'Language: {label}',
          description: 'Name of the language menu for assistive tools',
        },
        { label },
      )}
    >
      {i18n.locales.map((locale) => {
        const { label: name, htmlLang } = i18n.localeConfigs[locale] ?? { label: locale, htmlLang: locale };
        return (
          <li key={locale}>
            <a
              className="dropdown__link"
              href={createUrl({ locale, fullyQualified: false })}
              lang={htmlLang}
              hrefLang={htmlLang}
              data-action="keep-hash"
              aria-current={locale === i18n.currentLocale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        );
      })}
      <li className="sep">
        <Link className="dropdown__link" to="/help-us-translate">
          <Icon name="edit" />
          <Translate
            id="language.help"
            description="Last entry of the language menu: leads to the page for translators"
          >
            Help us translate
          </Translate>
        </Link>
      </li>
    </NavMenu>
  );
}
