// Change: the text is translated here, and closing it works without the app (src/boot/announcement.ts); id in config/site.ts.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { entryPages } from '@site/config/entryPages';
import { Icon } from '@site/src/components/Icon';

export default function AnnouncementBar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  if (!siteConfig.customFields?.announcementId) return null;
  const label = translate({
    id: 'announcement.label',
    message: 'Announcement',
    description: 'Name of the line above the menu for assistive tools',
  });
  return (
    <div className="announce" role="region" aria-label={label}>
      <p>
        <Translate
          id="announcement.text"
          description="The line above the menu; {release} is bold, {link} leads to the documentation"
          values={{
            release: (
              <b>
                <Translate
                  id="announcement.release"
                  description="First words of the line above the menu, which fits on one line of a phone"
                >
                  Python 3.12+ needs Taichi 1.7.
                </Translate>
              </b>
            ),
            link: (
              <Link to={entryPages.migrating}>
                <Translate id="announcement.link" description="Link in the line above the menu">
                  Choose by version
                </Translate>
              </Link>
            ),
          }}
        >
          {'{release} {link}'}
        </Translate>
      </p>
      <button
        type="button"
        className="icon-btn"
        data-action="close-announcement"
        aria-label={translate({
          id: 'theme.AnnouncementBar.closeButtonAriaLabel',
          message: 'Close',
          description: 'Label of the button that closes the line above the menu',
        })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
