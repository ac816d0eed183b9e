import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';

/**
 * Reports a wrong base URL. The style sheet hides the banner; with a wrong base URL no style sheet loads, so it becomes
 * visible, and `src/boot/baseUrlBanner.ts` fills in the correct value.
 */
export function BaseUrlBanner(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  // The configured base URL is that of the default locale; other locales append their name.
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const page = pathname.slice(baseUrl.length);
  return (
    <div id="base-url-banner" className="base-url-banner" suppressHydrationWarning>
      <p>
        <b>
          <Translate
            id="baseUrl.title"
            description="First line of the banner that shows when the styles did not load"
          >
            This site did not load properly.
          </Translate>
        </b>
      </p>
      <p>
        <Translate
          id="baseUrl.cause"
          description="The likely cause; {baseUrl} is the configured base URL"
          values={{ baseUrl: <code>{baseUrl}</code> }}
        >
          {'The usual reason is a wrong base URL in the configuration. It is set to {baseUrl}.'}
        </Translate>
      </p>
      <p>
        <Translate
          id="baseUrl.suggestion"
          description="The base URL that would fit the address of the page; {suggestion} is that path"
          values={{
            suggestion: (
              <code data-page={page} suppressHydrationWarning>
                …
              </code>
            ),
          }}
        >
          {'Try this one, the part of the address before the page: {suggestion}'}
        </Translate>
      </p>
    </div>
  );
}
