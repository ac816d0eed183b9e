import type { Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { parseMain } from './parseMain';

const show = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? `${node.tagName}(${node.children.map(show).join('')})` : '';
};
const read = (html: string): string => {
  const main = parseMain(html);
  return main ? show(main) : 'none';
};

describe('parseMain', () => {
  it.each([
    ['<p>a<p>b', 'p(a)p(b)'],
    ['<p>a<h2>b</h2>c', 'p(a)h2(b)c'],
    ['<p>a<div>b</div>', 'p(a)div(b)'],
    ['<p>a<details><summary>b</summary>c</details>', 'p(a)details(summary(b)c)'],
    ['<div><p>a</div>b', 'div(p(a))b'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>d', 'ul(li(aul(li(b)))li(c))d'],
    ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', 'dl(dt(a)dd(b)dt(c)dd(d))'],
    ['<table><tr><th>a<th>b<tr><td>c<td>d</table>e', 'table(tr(th(a)th(b))tr(td(c)td(d)))e'],
    // The head stays open around the body; neither the text nor its order changes.
    ['<table><thead><tr><th>a<tbody><tr><td>b</table>c', 'table(thead(tr(th(atbody(tr(td(b)))))))c'],
    ['a<br>b<img src=c>d', 'abr()bimg()d'],
    ['<math><mi>x</mi></math><svg><path d=M0 /></svg>a', 'math(mi(x))svg(path())a'],
    ['a &lt;b&gt; &amp; &eacute;', 'a <b> & é'],
  ])('closes what %j leaves open', (html, shown) => {
    expect(read(`<nav>menu</nav><main class=x>${html}</main><footer>end</footer>`)).toBe(`main(${shown})`);
  });

  it('reads id, classes and aria-hidden, with and without quotes', () => {
    const main = parseMain('<main id=a class="b c" aria-hidden=true></main>');
    expect(main?.properties).toEqual({ id: 'a', className: ['b', 'c'], ariaHidden: 'true' });
  });

  it('finds none on a page without one', () => {
    expect(read('<p>a')).toBe('none');
  });
});
