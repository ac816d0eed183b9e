import { expect, it } from 'vitest';
import { cleanFeedContent } from './cleanFeedContent';

it.each([
  ['text stays', '<p>a &lt; b, <em>c</em></p>', '<p>a &lt; b, <em>c</em></p>'],
  [
    'a picture loses its button and its large twin',
    '<p><button class="picture"><img src="/a.webp" alt="A"></button><span popover="auto"><img src="/a.webp"></span></p>',
    '<p><img src="/a.webp" alt="A"></p>',
  ],
  [
    'a picture is one file',
    '<p><img width="9" srcset="/a-480.avif 480w, /a.webp 960w" sizes="100vw" src="/a.webp"></p>',
    '<p><img width="9" src="/a.webp"></p>',
  ],
  [
    'a copy button goes',
    '<div><button>Copy<svg><use/></svg></button><pre>x</pre></div>',
    '<div><pre>x</pre></div>',
  ],
  ['the link of a heading goes', '<h2 id="a">A<a class="hash-link" href="#a"></a></h2>', '<h2 id="a">A</h2>'],
])('%s', (_, html, clean) => {
  expect(cleanFeedContent(html)).toBe(clean);
});
