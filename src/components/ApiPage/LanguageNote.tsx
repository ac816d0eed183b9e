import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useDescriptionLang } from '@site/src/components/ApiText/useDescriptionLang';

/** Note on translated sites that the descriptions are in English. */
export function LanguageNote(): ReactNode {
  if (useDescriptionLang() === undefined) return null;
  return (
    <div
      className="banner banner--translation"
      role="note"
      aria-label={translate({
        id: 'translation.label',
        message: 'State of the translation',
        description: 'Name of the banner about the translation of a page, for assistive tools',
      })}
    >
      <p>
        <Translate
          id="api.language"
          description="Banner of the API reference in another language than English"
        >
          The descriptions in the API reference are in English.
        </Translate>
      </p>
    </div>
  );
}
