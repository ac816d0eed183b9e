// Change: a plain link to the id of <main>, which works without JavaScript.
import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

export default function SkipToContent(): ReactNode {
  return (
    <a className="skip" href="#main">
      <Translate
        id="theme.common.skipToMainContent"
        description="Link before the menu that moves keyboard readers to the text"
      >
        Skip to main content
      </Translate>
    </a>
  );
}
