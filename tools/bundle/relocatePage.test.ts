import { describe, expect, it } from 'vitest';
import { relocatePage } from './relocatePage';

const relocate = (body: string, head = ''): string =>
  relocatePage(`<!doctype html><html><head>${head}</head><body class=docs>${body}</body></html>`, {
    resolve: (address) => (address.startsWith('/') ? `../..${address}` : address),
    head: '<link rel="stylesheet" href="x.css">',
    body: '<script src="search.js"></script>',
  });

describe('relocatePage', () => {
  it.each([
    ['a link', '<a href=/docs/type class=link>Types</a>', '<a href="../../docs/type" class="link">Types</a>'],
    [
      'a link to a folder, without quotation marks',
      '<a class=link href=/api/>API</a><a href=/>Home</a>',
      '<a class="link" href="../../api/">API</a><a href="../../">Home</a>',
    ],
    ['a drawing without attributes', '<svg><g/></svg>', '<svg><g></g></svg>'],
    [
      'a picture in several widths',
      '<img src=/a.webp srcset="/a.avif 480w, /b.avif 800w" />',
      '<img src="../../a.webp" srcset="../../a.avif 480w, ../../b.avif 800w">',
    ],
    ['a quotation mark in a text', '<p title=\'say "so"\'>', '<p title="say &quot;so&quot;">'],
    ['code that looks like a link', '<pre>&lt;a href=/x&gt;</pre>', '<pre>&lt;a href=/x&gt;</pre>'],
    ['a greater-than sign in an attribute', '<p title="a > b" id=x>', '<p title="a > b" id="x">'],
    ['an end tag that HTML omits', '<ul><li>a<li>b</ul>', '<ul><li>a<li>b</ul>'],
    ['a drawing', '<svg><circle cx=1 cy=2 r=3 /></svg>', '<svg><circle cx="1" cy="2" r="3"></circle></svg>'],
  ])('rewrites %s', (_what, html, expected) => {
    expect(relocate(html)).toContain(`<body class="docs">${expected}`);
  });

  it('drops what needs a server: policy, inline scripts, the app; the first script and the styles stay', () => {
    const html = relocate(
      '<script>check()</script>',
      '<meta http-equiv=Content-Security-Policy content="default-src \'self\'"><script data-namespace=-a data-app="/a.js" data-mode=dark>boot("<a href=/b>")</script><style>a{b:c}</style><script type=speculationrules>{}</script>',
    );
    expect(html).not.toMatch(/Policy|check\(\)|data-app|speculationrules/);
    expect(html).toContain(
      '<script data-namespace="-a" data-mode="dark">boot("<a href=/b>")</script><style>a{b:c}</style>',
    );
  });

  it('adds its own sheet and scripts at the ends', () => {
    const html = relocate('<p>text');
    expect(html).toContain('<link rel="stylesheet" href="x.css"></head>');
    expect(html).toContain('<p>text<script src="search.js"></script></body></html>');
  });
});
