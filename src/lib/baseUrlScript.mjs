// @ts-check
/**
 * The one inline script of the site. It runs when the styles did not arrive, that is, when the base URL is wrong: then no
 * file of the site can be reached, so it has to stand in the page. It is the same in every page and names no data, so a
 * content security policy allows it by its hash, without `unsafe-inline`.
 */
export const baseUrlScript =
  "(function(){var b=document.getElementById('base-url-banner'),s=b&&b.querySelector('[data-page]');if(s&&getComputedStyle(b).display!='none'){var p=location.pathname,e=s.getAttribute('data-page'),i=e?p.lastIndexOf(e):p.length;s.textContent=(i<0?p:p.slice(0,i)).replace(/[^/]*$/,'')||'/'}})()";
