import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { usePageTranslation } from './pageTranslation';
import { StaleSections } from './StaleSections';

function HelpLink(): ReactNode {
  return (
    <Link className="link" to="/help-us-translate">
      <Translate
        id="translation.help"
        description="Link in the banner of a page that is out of date or not translated"
      >
        Help us translate it
      </Translate>
    </Link>
  );
}

/** Reports that the page is not translated, or which of its sections are out of date or in English; empty on other pages. */
export function TranslationBanner(): ReactNode {
  const translation = usePageTranslation();
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  if (!translation) return null;
  const label = translate({
    id: 'translation.label',
    message: 'State of the translation',
    description: 'Name of the banner about the translation of a page, for assistive tools',
  });
  if (translation.state === 'missing') {
    return (
      <div className="banner banner--translation" role="note" aria-label={label}>
        <p>
          <Translate
            id="translation.missing"
            description="Banner of a page in another language than English that nobody has translated yet"
          >
            This page has not been translated yet, so you are reading the English text.
          </Translate>
        </p>
        <p>
          <HelpLink />
        </p>
      </div>
    );
  }
  const english = createUrl({ locale: defaultLocale, fullyQualified: false });
  const lang = localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
  const untranslated = translation.sections.filter(({ kind }) => kind === 'added');
  const outdated = translation.sections.filter(({ kind }) => kind !== 'added');
  return (
    <div className="banner banner--translation" role="note" aria-label={label}>
      {outdated.length > 0 && (
        <>
          <p>
            <Translate
              id="translation.stale"
              description="Banner of a translated page; a list of sections follows"
            >
              The English page has changed since it was translated. These sections are out of date:
            </Translate>
          </p>
          <StaleSections sections={outdated} lang={lang} />
        </>
      )}
      {untranslated.length > 0 && (
        <>
          <p>
            <Translate
              id="translation.partial"
              description="Banner of a translated page, some sections of which are shown in English; a list of them follows"
            >
              These sections have not been translated yet and are in English:
            </Translate>
          </p>
          <StaleSections sections={untranslated} lang={lang} />
        </>
      )}
      <p className="banner__links">
        <a className="link" href={english} hrefLang={lang} data-action="keep-hash">
          <Translate id="translation.english" description="Link in the banner of a page that is out of date">
            Read the English page
          </Translate>
        </a>
        <HelpLink />
      </p>
    </div>
  );
}
