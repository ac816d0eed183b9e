import { describe, expect, it } from 'vitest';
import { readBuiltPage, toBuiltPage } from '../support/builtPages';
import { appOf } from '../support/bootData';
import type { Rule } from './rule';
import { rules } from './rules';
import { redirects } from './rules/redirects';
import { readSite } from './site';

const site = readSite();
const page = readBuiltPage('docs/field/index.html');
const redirect = readBuiltPage('api/math/index.html');
const wholeSheet = appOf(page.elements).find((file) => file.endsWith('.css')) ?? '';

type Plant = readonly [
  rule: string,
  defect: string,
  pattern: string | RegExp,
  replacement: string,
  finding: string,
];

const beforeEnd = '</main>';
const endOfHead = '</head>';

/** A page with one defect, by the rule that finds it. */
const plants: readonly Plant[] = [
  ['has a title that ends in the name of the site', 'no title', /<title.*?<\/title>/, '', '0 titles'],
  [
    'has a title that ends in the name of the site',
    'a title without the site',
    / \| Taichi Docs<\/title>/,
    '</title>',
    'title "Fields"',
  ],
  [
    'has a description that says something',
    'no description',
    /<meta [^>]*name="?description"?[^>]*>/,
    '',
    'description ""',
  ],
  [
    'has a description that says something',
    'a description of one word',
    /(name="?description"? content=)"[^"]*"/,
    '$1"Fields" ',
    'description "Fields"',
  ],
  [
    'names its Markdown, if it has one, and no other',
    'no link to the Markdown',
    /<link [^>]*text\/markdown[^>]*>/,
    '',
    'Fix: name "/docs/field.md"',
  ],
  [
    'names its Markdown, if it has one, and no other',
    'the Markdown of another page',
    'href="/docs/field.md"',
    'href="/docs/type.md"',
    'Markdown "/docs/type.md"',
  ],
  [
    'names its own address as the canonical one, as the sitemap has it',
    'the address of another page',
    /(rel="?canonical"? href=\S+?)\/docs\/field/,
    '$1/docs/type',
    'canonical address https://docs.taichi-lang.org/docs/type',
  ],
  [
    'names its own address as the canonical one, as the sitemap has it',
    'no canonical address',
    /<link [^>]*canonical[^>]*>/,
    '',
    '0 canonical addresses',
  ],
  [
    'names its own address as the canonical one, as the sitemap has it',
    'a page of the sitemap that search engines may not show',
    endOfHead,
    `<meta name=robots content=noindex>${endOfHead}`,
    'is in the sitemap',
  ],
  [
    'names itself in every language',
    'a language less',
    /<link [^>]*hreflang="?fr-FR[^>]*>/,
    '',
    'no link with hreflang fr-FR',
  ],
  [
    'names itself in every language',
    'a language that leads to another page',
    /\/zh-Hans\/docs\/field( hreflang|" hreflang)/,
    '/zh-Hans/docs/type$1',
    'hreflang zh-Hans leads to /zh-Hans/docs/type',
  ],
  [
    'has a card for social media',
    'a card that is gone',
    /(property="?og:image"? content=\S+?)\/assets\/images\/card-[^\s">]+/,
    '$1/assets/images/card-gone.png',
    'card-gone.png',
  ],
  [
    'has a card for social media',
    'the picture of another page in one of two elements',
    /(name="?twitter:image"? content=\S+?)card-/,
    '$1cover-',
    'twitter:image is',
  ],
  [
    'has a card for social media',
    'a card without a width',
    /<meta [^>]*og:image:width[^>]*>/,
    '',
    'og:image:width is ""',
  ],
  [
    'has a card for social media',
    'words of another card',
    /(og:image:alt"? content=")[^"]*/,
    '$1Types | Taichi Docs',
    'og:image:alt is "Types',
  ],
  ['says its language', 'another language', /<html lang="?en"?/, '<html lang=fr-FR', 'lang of html is fr-FR'],
  [
    'says its language',
    'another language for social media',
    /(og:locale"? content="?)en/,
    '$1fr-FR',
    'og:locale is fr-FR',
  ],
  [
    'has one h1 and one main with the id main',
    'a second h1',
    beforeEnd,
    `<h1>Again</h1>${beforeEnd}`,
    '2 h1',
  ],
  [
    'has one h1 and one main with the id main',
    'an empty h1',
    /<h1([^>]*)>.*?<\/h1>/,
    '<h1$1> </h1>',
    'an empty h1',
  ],
  [
    'has no id twice',
    'a heading with the id of another one',
    beforeEnd,
    `<h2 id=declare>Again</h2>${beforeEnd}`,
    'id "declare" twice',
  ],
  [
    'refers to ids that it has',
    'a link to a heading that is gone',
    beforeEnd,
    `<a href=#gone>Gone</a>${beforeEnd}`,
    'href "gone" leads nowhere',
  ],
  [
    'refers to ids that it has',
    'a label of nothing',
    beforeEnd,
    `<section aria-labelledby="declare gone"></section>${beforeEnd}`,
    'aria-labelledby "gone"',
  ],
  [
    'skips no level of headings in its text',
    'an h5 after an h2',
    beforeEnd,
    `<h2>Two</h2><h5>Five</h5>${beforeEnd}`,
    'h5 "Five" after h2',
  ],
  [
    'has a name on every button, link and field',
    'a button with a picture only',
    beforeEnd,
    `<button class=icon-btn><svg aria-hidden=true></svg></button>${beforeEnd}`,
    '<button class="icon-btn"> has no name',
  ],
  [
    'has a name on every button, link and field',
    'a link around a picture without a text',
    beforeEnd,
    `<a href=/docs/><img alt width=1 height=1 src=/assets/icons.svg></a>${beforeEnd}`.replace(
      '/assets/icons.svg',
      '/img/social-card.png',
    ),
    '<a href="/docs/"> has no name',
  ],
  [
    'has a name on every button, link and field',
    'a field without a label',
    beforeEnd,
    `<input type=text>${beforeEnd}`,
    '<input type="text"> has no name',
  ],
  [
    'has only elements of HTML, SVG and MathML',
    'a component that was not rendered',
    beforeEnd,
    `<mdxAdmonitionTitle>Title</mdxAdmonitionTitle>${beforeEnd}`,
    '<mdxadmonitiontitle>',
  ],
  [
    'has an alt text on every picture, empty where it decorates',
    'a picture without alt',
    beforeEnd,
    `<img width=1 height=1 src=/img/social-card.png>${beforeEnd}`,
    '/img/social-card.png has no alt',
  ],
  [
    'has width and height on every picture',
    'a picture without a height',
    beforeEnd,
    `<img alt=Card width=1 src=/img/social-card.png>${beforeEnd}`,
    '/img/social-card.png has no size',
  ],
  [
    'has no picture inside of its HTML',
    'a picture in its address',
    beforeEnd,
    `<img alt=Dot width=1 height=1 src=data:image/gif;base64,R0>${beforeEnd}`,
    'data:image in src of img',
  ],
  [
    'shows no drawing as a file in its text',
    'a diagram outside of the page',
    beforeEnd,
    `<div class=markdown><img alt=Lanes width=9 height=9 src=/img/mark.svg></div>${beforeEnd}`,
    '/img/mark.svg does not follow the color mode',
  ],
  [
    'has its sheet of styles, and no other inline style',
    'a style attribute',
    beforeEnd,
    `<p style="color: red">Red</p>${beforeEnd}`,
    'style="color: red" on p',
  ],
  [
    'has its sheet of styles, and no other inline style',
    'a second style element',
    endOfHead,
    `<style>p { color: red }</style>${endOfHead}`,
    '2 style elements',
  ],
  [
    'has no event handler in its HTML',
    'a handler',
    beforeEnd,
    `<p onclick="alert()">Press</p>${beforeEnd}`,
    'onclick on p',
  ],
  [
    'has the inline scripts that the policy names by their hashes, and no other',
    'one letter more',
    '<script type=speculationrules>{',
    '<script type=speculationrules> {',
    'inline script " {',
  ],
  [
    'has the inline scripts that the policy names by their hashes, and no other',
    'one less',
    /<script type=speculationrules>.*?<\/script>/,
    '',
    'no inline script',
  ],
  [
    'loads nothing from another site',
    'a picture from elsewhere',
    beforeEnd,
    `<img alt=Far width=1 height=1 srcset="https://example.org/a.png 1x">${beforeEnd}`,
    'srcset="https://example.org/a.png 1x" on img',
  ],
  [
    'loads nothing from another site',
    'a style sheet from elsewhere',
    endOfHead,
    `<link rel="preload stylesheet" href=//example.org/a.css>${endOfHead}`,
    'href="//example.org/a.css" on link',
  ],
  [
    'has no analytics, since no tracking id is set',
    'a call of gtag, beside a hash that contains the word',
    beforeEnd,
    `<p data-hash="'sha256-gtag='" data-call=gtag()></p>${beforeEnd}`,
    'gtag',
  ],
  [
    'has no analytics, since no tracking id is set',
    'a tag manager',
    beforeEnd,
    `<p data-tag=googletagmanager></p>${beforeEnd}`,
    'googletagmanager',
  ],
  [
    'names only files that exist',
    'a smaller picture that is gone',
    beforeEnd,
    `<img alt=Card width=1 height=1 src=/img/social-card.png srcset="/img/social-card.png 480w, /img/gone.avif 800w">${beforeEnd}`,
    '/img/gone.avif does not exist',
  ],
  [
    'names only files that exist',
    'a file of the app that is gone',
    /data-search="/,
    'data-search="/assets/js/gone.js ',
    '/assets/js/gone.js does not exist',
  ],
  [
    'names the files of its part of the app, one runtime among them and the start last',
    'the start in the middle',
    /(data-app=")([^"]*?) (\S*\/main\.[^" ]*\.js)"/,
    '$1$3 $2"',
    'data-app="',
  ],
  [
    'runs few KiB of script, and no file, before the reader does anything',
    'a script of the app in the head',
    endOfHead,
    `<script src=${appOf(page.elements).at(-1)}></script>${endOfHead}`,
    'KiB of script, budget',
  ],
  [
    'runs few KiB of script, and no file, before the reader does anything',
    'a script that is loaded early',
    endOfHead,
    `<link rel=modulepreload href=${appOf(page.elements).at(-1)}>${endOfHead}`,
    'is loaded early',
  ],
  [
    'has no more styles before the first paint than the budget',
    'the whole style sheet',
    endOfHead,
    `<link rel=stylesheet href=${wholeSheet}>${endOfHead}`,
    'KiB of styles, budget',
  ],
  [
    'escapes its text once',
    'an output',
    beforeEnd,
    `<pre><samp>&amp;lt;i32&amp;gt;</samp></pre>${beforeEnd}`,
    '"&lt;i32&gt;" is escaped twice',
  ],
  [
    'escapes its text once',
    'a description',
    /(name="?description"? content=")/,
    '$1Python&amp;#39;s fields: ',
    'Python&#39;s fields',
  ],
  [
    'shows nothing of its source beside code',
    'a directive',
    beforeEnd,
    `<p>:::note</p>${beforeEnd}`,
    '":::note" was not read',
  ],
  [
    'shows nothing of its source beside code',
    'the id of a heading',
    beforeEnd,
    `<h2>Title {#title}</h2>${beforeEnd}`,
    '"Title {#title}"',
  ],
  [
    'shows nothing of its source beside code',
    'a value that is none',
    beforeEnd,
    `<p>Read in <b>undefined</b> minutes</p>${beforeEnd}`,
    '"undefined"',
  ],
];

const redirectPlants: readonly Plant[] = [
  [
    'leads at once to a page that exists, and links to it',
    'a page that is gone',
    /\/api\/taichi\/math\//g,
    '/api/taichi/gone/',
    'leads to "/api/taichi/gone/"',
  ],
  [
    'leads at once to a page that exists, and links to it',
    'a refresh that takes its time',
    '0; url',
    '5; url',
    'leads to ""',
  ],
  [
    'is kept out of search and names its target as canonical',
    'a redirect that search engines show',
    /<meta name="robots"[^>]*>/,
    '',
    'robots ""',
  ],
];

describe.each([
  ['every page', rules, page, plants],
  ['every redirect', redirects, redirect, redirectPlants],
] as const)('%s', (_, all: readonly Rule[], whole, cases: readonly Plant[]) => {
  it.each(all.map((rule) => [rule.name, rule] as const))('%s: holds for a good one', (_name, { check }) => {
    expect(check(whole, site)).toEqual([]);
  });

  it.each(cases)('%s: finds %s', (name, _defect, pattern, replacement, finding) => {
    const html = whole.html.replace(pattern, replacement);
    expect(html).not.toBe(whole.html);
    const found = all.find((rule) => rule.name === name)?.check(toBuiltPage(whole.file, html), site);
    expect(found?.join('\n')).toContain(finding);
  });

  it('has a defect here for every rule', () => {
    const planted = new Set(cases.map(([name]) => name));
    expect(all.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});
