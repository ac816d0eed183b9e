import { expect, it } from 'vitest';
import { cleanFeedContent } from './cleanFeedContent';

it.each([
  ['text stays', '<p>a &lt; b, <em>c</em></p>', '<p>a &lt; b, <em>c</em></p>'],
  [
    'a picture loses its link and its icon',
    '<p><a class="picture" href="/a.webp"><img src="/a.webp" alt="A"><svg></svg></a></p>',
    '<p><img src="/a.webp" alt="A"></p>',
  ],
  [
    'a diagram is described',
    '<div class="diagram-box" tabindex="0"><svg role="img" aria-label="Two &amp; one"><path d="M0 0"/></svg></div>',
    '<p>[Two &amp; one]</p>',
  ],
  [
    'a diagram of two parts is described',
    '<div class="diagram-parts" role="img" aria-label="Two"><svg><path/></svg><svg><path/></svg></div>',
    '<p>[Two]</p>',
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
