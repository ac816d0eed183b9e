// Change: own columns, newsletter box and lanes; works without the app.
import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import { Icon } from '@site/src/components/Icon';
import { Subscribe } from '@site/src/components/Subscribe';
import { WechatCode } from '@site/src/components/WechatCode';
import { links } from '@site/config/links';
import { site } from '@site/config/site';

/** A column of `config/footer.ts`, validated and translated by Docusaurus. */
type Column = { title: string; items: { label: string; to?: string; href?: string; popover?: string }[] };

function Columns({ columns }: { readonly columns: readonly Column[] }): ReactNode {
  return columns.map(({ title, items }) => (
    <div key={title}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ label, to, href, popover }) => (
          <li key={label} className={popover && 'qr-wrap'}>
            <Link to={to ?? href}>{label}</Link>
            {popover && <WechatCode />}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function SocialLinks(): ReactNode {
  const targets = [
    {
      icon: 'forum',
      to: links.globalForum,
      label: translate({
        id: 'social.forum',
        message: 'Discussions on GitHub',
        description: 'Name of a link below the newsletter box',
      }),
    },
    {
      icon: 'discord',
      to: links.discord,
      label: translate({
        id: 'social.discord',
        message: 'Discord',
        description: 'Name of a link below the newsletter box',
      }),
    },
    {
      icon: 'github',
      to: site.projectUrl,
      label: translate({
        id: 'social.github',
        message: 'GitHub',
        description: 'Name of a link below the newsletter box',
      }),
    },
  ];
  return (
    <ul className="social">
      {targets.map(({ icon, to, label }) => (
        <li key={icon}>
          <Link to={to} aria-label={label}>
            <Icon name={icon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (!footer) return null;
  return (
    <footer className="footer">
      <div className="flow" aria-hidden="true" />
      <div className="footer__inner">
        <div className="footer__cols">
          <Columns columns={footer.links as Column[]} />
          <div className="subscribe">
            <Subscribe />
            <SocialLinks />
          </div>
        </div>
        <div className="footer__legal">
          <span>{footer.copyright}</span>
          <Link to="/help-us-translate">
            <Translate
              id="language.help"
              description="Last entry of the language menu: leads to the page for translators"
            >
              Help us translate
            </Translate>
          </Link>
        </div>
      </div>
    </footer>
  );
}
