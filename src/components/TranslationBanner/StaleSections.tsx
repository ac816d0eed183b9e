import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SectionChange } from '@site/shared/translations/compareSections';

type Props = {
  readonly sections: readonly SectionChange[];
  /** Language of English sections. */
  readonly lang: string;
};

function Name({ id, title }: SectionChange): ReactNode {
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

function Entry({ section, lang }: { readonly section: SectionChange; readonly lang: string }): ReactNode {
  const { id, kind } = section;
  const isNamed = id.startsWith('_');
  const link = (
    <a
      className="link"
      href={isNamed ? '#main' : `#${id}`}
      lang={kind === 'added' && !isNamed ? lang : undefined}
    >
      <Name {...section} />
    </a>
  );
  if (kind !== 'removed') return link;
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

/** Sections of a translated page as links: those that are out of date, or in English. */
export function StaleSections({ sections, lang }: Props): ReactNode {
  return (
    <ul className="banner__list">
      {sections.map((section) => (
        <li key={section.id}>
          <Entry section={section} lang={lang} />
        </li>
      ))}
    </ul>
  );
}
