import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { StaleSection } from '@site/shared/translations/pageTranslation';

type Props = {
  readonly sections: readonly StaleSection[];
  /** URL of the English page. */
  readonly english: string;
  readonly lang: string;
};

function Name({ id, title }: StaleSection): ReactNode {
  if (id === '_title') {
    return (
      <Translate
        id="translation.titleSection"
        description="Names the part of a page that is its title and the sentence below it"
      >
        Title and description
      </Translate>
    );
  }
  if (id === '_intro') {
    return (
      <Translate
        id="translation.introSection"
        description="Names the part of a page that stands before its first heading"
      >
        Introduction
      </Translate>
    );
  }
  return title;
}

function Entry({
  section,
  english,
  lang,
}: { readonly section: StaleSection } & Omit<Props, 'sections'>): ReactNode {
  const { id, kind } = section;
  if (kind === 'added') {
    const isNamed = id.startsWith('_');
    return (
      <Translate
        id="translation.added"
        description="Entry in the list of sections that are out of date: one that only the English page has; {section} is a link to it"
        values={{
          section: (
            <a
              className="link"
              href={isNamed ? english : `${english}#${id}`}
              lang={isNamed ? undefined : lang}
              hrefLang={lang}
            >
              <Name {...section} />
            </a>
          ),
        }}
      >
        {'{section} (new, in English only)'}
      </Translate>
    );
  }
  const link = (
    <a className="link" href={id.startsWith('_') ? '#main' : `#${id}`}>
      <Name {...section} />
    </a>
  );
  if (kind === 'changed') return link;
  return (
    <Translate
      id="translation.removed"
      description="Entry in the list of sections that are out of date: one that the English page has no longer; {section} is a link to it"
      values={{ section: link }}
    >
      {'{section} (no longer in the English page)'}
    </Translate>
  );
}

/** The out-of-date sections of a translated page, as links. */
export function StaleSections({ sections, ...place }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // Other pages may link to a section that only the English page has: such links lead to its entry here.
  const idOf = ({ id, kind }: StaleSection) => (kind === 'added' && !id.startsWith('_') ? id : undefined);
  for (const section of sections) collectAnchor(idOf(section));
  return (
    <ul className="banner__list">
      {sections.map((section) => (
        <li key={section.id} id={idOf(section)}>
          <Entry section={section} {...place} />
        </li>
      ))}
    </ul>
  );
}
