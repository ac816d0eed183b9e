import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/** Note on translated sites that some descriptions of the page are in English. */
export function LanguageNote({ untranslated = 0 }: { readonly untranslated?: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  if (untranslated === 0) return null;
  const label = translate({
    id: 'translation.label',
    message: 'State of the translation',
    description: 'Name of the banner about the translation of a page, for assistive tools',
  });
  const sentence = selectMessage(
    untranslated,
    translate(
      {
        id: 'api.untranslated',
        message:
          '{count} description on this page has not been translated yet and is in English.|{count} descriptions on this page have not been translated yet and are in English.',
        description:
          'Banner of the API reference in another language than English, in the plural forms of the language',
      },
      { count: untranslated },
    ),
  );
  return (
    <div className="banner banner--translation" role="note" aria-label={label}>
      <p>{sentence}</p>
      <p>
        <Link className="link" to="/help-us-translate">
          <Translate
            id="api.untranslated.help"
            description="Link in the banner of a page of the API reference that is partly in English"
          >
            Help us translate them
          </Translate>
        </Link>
      </p>
    </div>
  );
}
