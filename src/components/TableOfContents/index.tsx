import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useFilteredAndTreeifiedTOC, type TOCTreeNode } from '@docusaurus/theme-common/internal';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { Icon } from '@site/src/components/Icon';
import { useContentLang } from '@site/src/components/TranslationBanner/pageTranslation';

type Props = { readonly toc: readonly TOCItem[] };

function Title(): ReactNode {
  return (
    <Translate id="theme.TOCCollapsible.toggleButtonLabel" description="Title of the table of contents">
      On this page
    </Translate>
  );
}

function Entries({ items }: { readonly items: readonly TOCTreeNode[] }): ReactNode {
  const lang = useContentLang();
  return (
    <ul lang={lang}>
      {items.map(({ id, value, children }) => (
        <li key={id}>
          {/* The text of a heading, made into HTML by Docusaurus while building. */}
          <a
            className="table-of-contents__link"
            href={`#${id}`}
            dangerouslySetInnerHTML={{ __html: value }}
          />
          {children.length > 0 && <Entries items={children} />}
        </li>
      ))}
    </ul>
  );
}

const useEntries = (toc: readonly TOCItem[]) =>
  useFilteredAndTreeifiedTOC({ toc, minHeadingLevel: 2, maxHeadingLevel: 3 });

/** Contents beside the text on wide screens; src/boot/scrollSpy.ts marks where the reader is. */
export function TableOfContents({ toc }: Props): ReactNode {
  const items = useEntries(toc);
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'Title of the table of contents',
  });
  if (items.length === 0) return null;
  return (
    <nav className="toc theme-doc-toc-desktop" aria-label={label}>
      <p className="toc__title">
        <Title />
      </p>
      <Entries items={items} />
    </nav>
  );
}

/** Contents as a row that unfolds, above the text on narrow screens. */
export function FoldedContents({ toc }: Props): ReactNode {
  const items = useEntries(toc);
  if (items.length === 0) return null;
  return (
    <details className="toc-mobile">
      <summary>
        <Title />
        <Icon name="caret" className="caret" />
      </summary>
      <Entries items={items} />
    </details>
  );
}
