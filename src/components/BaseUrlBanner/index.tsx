import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';

/** Reports a wrong base URL: `src/boot/baseUrlBanner.ts` shows it and fills in the one that fits. */
export function BaseUrlBanner(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  // The configured base URL is that of the default locale; other locales append their name.
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const page = pathname.slice(baseUrl.length);
  return (
    <div id="base-url-banner" className="base-url-banner" role="alert" hidden suppressHydrationWarning>
      <p>
        <b>
          <Translate
            id="baseUrl.title"
            description="First line of the banner that shows when the base URL is wrong"
          >
            This site did not load properly.
          </Translate>
        </b>
      </p>
      <p>
        <Translate
          id="baseUrl.cause"
          description="The likely cause; {baseUrl} is the configured base URL, {suggestion} the one that would fit the address of the page"
          values={{
            baseUrl: <code>{baseUrl}</code>,
            suggestion: (
              <code data-page={page} data-base={baseUrl} suppressHydrationWarning>
                …
              </code>
            ),
          }}
        >
          {'The configured base URL is {baseUrl}, but this address suggests {suggestion}'}
        </Translate>
      </p>
    </div>
  );
}
