import { type MouseEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { formatPath } from '@site/shared/docs/formatPath';
import { Icon } from '@site/src/components/Icon';
import { isPlainClick } from '@site/src/lib/isPlainClick';
import { showCopied } from '@site/src/lib/showCopied';
import { copyFile } from './copyFile';

type Props = {
  /** Whether plugins/machine-readable writes a notebook of the page. */
  readonly hasNotebook?: boolean;
};

type CopyLinkProps = {
  readonly href: string;
  /** Said when it is done. */
  readonly done: string;
  readonly copy: (link: HTMLAnchorElement) => Promise<void>;
  readonly children: ReactNode;
};

/** An entry that copies something once the app runs. Before that, and without JavaScript, it is the plain link. */
function CopyEntry({ href, done, copy, children }: CopyLinkProps): ReactNode {
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const link = event.currentTarget;
    const menu = link.closest<HTMLElement>('.dropdown');
    if (!menu || !isPlainClick(event)) return;
    event.preventDefault();
    // The chosen entry disappears with its menu.
    menu.querySelector('summary')?.focus();
    const failed = translate({
      id: 'pageMenu.failed',
      message: 'Copying failed',
      description: 'Said when the browser or the network did not let the page be copied',
    });
    copy(link).then(
      () => showCopied(menu, done),
      () => showCopied(menu, failed),
    );
  };
  return (
    <li>
      <a className="dropdown__link" href={href} onClick={onClick}>
        {children}
      </a>
    </li>
  );
}

/** Menu of a page: its text as Markdown, its address, and its notebook. */
export function PageMenu({ hasNotebook = false }: Props): ReactNode {
  const { pathname } = useLocation();
  const markdown = formatPath(pathname, 'md');
  return (
    <div className="dropdown dropdown--end">
      <details name="menu">
        <summary className="navbar__link">
          <Translate id="pageMenu.label" description="Menu beside the breadcrumbs of a page">
            Copy page
          </Translate>
          <Icon name="caret" className="caret" />
        </summary>
      </details>
      <ul className="dropdown__menu">
        <CopyEntry
          href={markdown}
          done={translate({
            id: 'theme.CodeBlock.copied',
            message: 'Copied',
            description: 'Said after code was copied',
          })}
          copy={(link) => copyFile(link.href)}
        >
          <Translate id="pageMenu.copy" description="Entry of the menu of a page: copies its text">
            Copy as Markdown
          </Translate>
        </CopyEntry>
        <li>
          <a className="dropdown__link" href={markdown}>
            <Translate id="pageMenu.view" description="Entry of the menu of a page: opens its text">
              View as Markdown
            </Translate>
          </a>
        </li>
        {hasNotebook && (
          <li>
            <a className="dropdown__link" href={formatPath(pathname, 'ipynb')} download>
              <Translate
                id="pageMenu.notebook"
                description="Entry of the menu of a page: downloads it as a Jupyter notebook"
              >
                Download notebook
              </Translate>
            </a>
          </li>
        )}
        <CopyEntry
          href={pathname}
          done={translate({
            id: 'heading.copied',
            message: 'URL copied',
            description: 'Said after the address of a heading was copied',
          })}
          copy={async (link) => navigator.clipboard.writeText(link.href)}
        >
          <Translate id="blog.copyLink" description="Link that copies the address of a post">
            Copy link
          </Translate>
        </CopyEntry>
      </ul>
    </div>
  );
}
