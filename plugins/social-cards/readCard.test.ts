import { describe, expect, it } from 'vitest';
import { readCard } from './readCard';

const page = (pageClass: string, title: string, body: string) =>
  `<!doctype html><html lang=en class="${pageClass}"><head><title data-rh=true>${title}</title></head><body><img src=/logo.png width=900><main>${body}</main>`;
const crumbs =
  '<nav><ol class=breadcrumbs><li><a href=/docs>Docs</a><li><span>Data &amp; more</span><li><span aria-current=page>Fields</span></ol></nav>';
const images =
  '<img src=/small.webp width=320><img alt="" width=960 src="/assets/images/rings-1.webp"><img src=/later.webp width=960>';

describe('readCard', () => {
  it('reads title, sections and the first large picture of a page', () => {
    const html = page('docs-wrapper docs-doc-page', 'Fields &#x27;n&#39; more | Site', crumbs + images);
    expect(readCard(html, 'Site', 'en')).toEqual({
      fullTitle: "Fields 'n' more | Site",
      title: "Fields 'n' more",
      sections: ['Docs', 'Data & more'],
      locale: 'en',
      isCode: false,
      picture: '/assets/images/rings-1.webp',
    });
  });

  it('leaves out the version of a name of the API, so that its pages share a card', () => {
    const html = page('plugin-api-reference', 'ti.math | v1.6.0 | Site', crumbs);
    expect(readCard(html, 'Site', 'en')).toMatchObject({
      title: 'ti.math',
      sections: ['Docs', 'Data & more'],
      isCode: true,
    });
  });

  it('takes the place from the title where there are no crumbs', () => {
    const html = page('blog-wrapper', 'Tags | Blog | Site', '');
    expect(readCard(html, 'Site', 'en')).toMatchObject({ title: 'Tags', sections: ['Blog'] });
  });

  it.each([
    ['a list shows pictures of its posts', 'blog-list-page', images, undefined],
    [
      'the home page shows its program',
      'plugin-docs-index',
      '<img class=demo__picture src=/stir.avif>',
      '/stir.avif',
    ],
    ['a drawing is no photograph', 'plugin-pages', '<img width=900 src=/a.svg>', undefined],
  ])('%s', (_what, pageClass, body, picture) => {
    expect(readCard(page(pageClass, 'A | Site', body), 'Site', 'en').picture).toBe(picture);
  });

  it('refuses a page without a title', () => {
    expect(() => readCard(page('', 'Site', ''), 'Site', 'en')).toThrow('no title');
  });
});
