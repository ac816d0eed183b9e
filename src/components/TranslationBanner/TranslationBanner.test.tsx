import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { PageTranslation } from '@site/shared/translations/pageTranslation';
import { TranslationBanner } from './index';
import { PageTranslationProvider, useContentLang, useSiteLang } from './pageTranslation';

type Texts = { children: string; values?: Record<string, ReactNode> };

vi.mock('@docusaurus/Translate', () => ({
  default: ({ children, values = {} }: Texts) =>
    children
      .split(/\{(\w+)\}/)
      .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>),
  translate: ({ message }: { message: string }) => message,
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    i18n: {
      currentLocale: 'fr-FR',
      defaultLocale: 'en',
      localeConfigs: { en: { htmlLang: 'en' }, 'fr-FR': { htmlLang: 'fr-FR' } },
    },
  }),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({ createUrl: () => '/docs/field' }),
}));

function Languages(): ReactNode {
  const [content, site] = [useContentLang(), useSiteLang()];
  return <i data-content={content} data-site={site} />;
}

const render = (value?: PageTranslation) =>
  renderToStaticMarkup(
    <PageTranslationProvider value={value}>
      <TranslationBanner />
      <Languages />
    </PageTranslationProvider>,
  );

describe('TranslationBanner', () => {
  it('is empty on a page that is up to date', () => {
    expect(render()).toBe('<i></i>');
  });

  it('reports an untranslated page, and marks its content as English', () => {
    const html = render({ state: 'missing' });
    expect(html).toContain('not been translated yet');
    expect(html).toContain('href="/help-us-translate"');
    expect(html).toContain('<i data-content="en" data-site="fr-FR"></i>');
  });

  it('names and links the sections that are out of date', () => {
    const html = render({
      state: 'stale',
      sections: [
        { id: '_title', title: '', kind: 'changed' },
        { id: 'one', title: 'Un', kind: 'changed' },
        { id: 'new', title: 'New', kind: 'added' },
        { id: 'old', title: 'Ancien', kind: 'removed' },
      ],
    });
    expect(html).toContain('href="#main">Title and description</a>');
    expect(html).toContain('href="#one">Un</a>');
    expect(html).toMatch(
      /not been translated yet and are in English:<\/p><ul[^>]*><li><a [^>]*href="#new" lang="en">New<\/a><\/li><\/ul>/,
    );
    expect(html).toMatch(/href="#old">Ancien<\/a> \(no longer in the English page\)/);
    expect(html).toContain('href="/help-us-translate"');
    expect(html).toContain('<i></i>');
  });

  it('does not call a page out of date of which sections are in English only', () => {
    const html = render({ state: 'stale', sections: [{ id: '_title', title: '', kind: 'added' }] });
    expect(html).not.toContain('out of date');
    expect(html).toContain('href="#main">Title and description</a>');
  });
});
