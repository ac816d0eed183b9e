import texts from './texts.json';

/** The page has no sheet of the site: these are its colors and measures. */
const style = `:root{color-scheme:dark light;background:light-dark(#fbfcfc,#101515);color:light-dark(#283234,#d1d8d6);font:1.0625rem/1.55 system-ui,sans-serif}
body{max-inline-size:34rem;margin:12vh auto;padding:0 1.25rem}
section{border-block-start:1px solid light-dark(#d7dedd,#283131);padding-block:1rem}
p{margin:0 0 .5rem}
section:first-of-type{border:0;font-size:1.375rem;font-weight:650;line-height:1.35}
a{font-size:1.0625rem;font-weight:400;color:light-dark(rgb(12 100 92),rgb(135 214 196))}`;

/** Only this style is allowed, and nothing else. */
const nonce = 'taichi';

/** Returns the texts with the language of an address first; that of an address without a language is the first of all. */
function sortTexts(path: string) {
  const entries = Object.entries(texts);
  const own = entries.find(([locale]) => path.includes(`/${locale}/`)) ?? entries[0];
  return own ? [own, ...entries.filter((entry) => entry !== own)] : entries;
}

/**
 * Answers when even the page that says what is kept cannot be read, for example while the first version is being downloaded: a sentence in each
 * language.
 *
 * @param path Path of the page that was asked for.
 */
export function lastResort(path: string): Response {
  const sections = sortTexts(path).map(
    ([locale, { text, retry }]) =>
      `<section lang="${locale}"><p>${text}</p><a href="">${retry}</a></section>`,
  );
  const [[first = 'en'] = []] = sortTexts(path);
  const html = `<!doctype html><html lang="${first}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Taichi Docs</title><style nonce="${nonce}">${style}</style><main>${sections.join('')}</main>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Security-Policy': `default-src 'none';style-src 'nonce-${nonce}';frame-ancestors 'none'`,
    },
  });
}
