/**
 * The search of a bundle: a page in a folder, without a server, a worker or the app. Its data comes as scripts, because a page that was opened
 * from a folder may load scripts, but may not fetch anything.
 */
import { createEmbeddedClient } from '../search/engine/createEmbeddedClient';
import { readHit, type HitView, type TextPart } from '../search/client/readHit';
import { hitsPerPage } from '../search/client/searchClient';
import { plainPath } from '../../shared/offline/format';

type Settings = {
  readonly locale: string;
  readonly version: string;
  readonly home: string;
  readonly site: string;
  readonly pages: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
};

const scope = window as unknown as {
  taichiBundle: Settings;
  taichiSearchFile: (name: string, data: unknown) => void;
};
const { locale, version, home, site, pages, texts } = scope.taichiBundle;

const arrived = new Map<string, (data: unknown) => void>();
scope.taichiSearchFile = (name, data) => arrived.get(name)?.(data);

/** Loads a file of the index: a script that hands over its data. */
const loadFile = (name: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    arrived.set(name, resolve);
    const script = document.createElement('script');
    script.src = `../assets/search/${name}.js`;
    script.onerror = () => reject(new Error(`${name} is missing.`));
    document.head.append(script);
  });

const client = createEmbeddedClient((of, file) =>
  loadFile(file === null ? of : `${of}/${file.replace(/\.json$/, '')}`),
);

/** Address of a hit: the file of its page, or the site for what the bundle does not have. */
function addressOf(url: string): string {
  const [path = '', hash = ''] = url.split(/(?=#)/);
  const file = pages[plainPath(path)];
  return (file === undefined ? site + path : `../${file}`) + hash;
}

function appendParts(element: HTMLElement, parts: readonly TextPart[]): void {
  for (const { text, isMatch } of parts) {
    const part = isMatch ? Object.assign(document.createElement('mark'), { textContent: text }) : text;
    element.append(part);
  }
}

function createRow({ url, title, heading, kind, excerpt }: HitView): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { className: 'hit', href: addressOf(url) });
  const sign = Object.assign(document.createElement('span'), {
    className: 'hit__kind',
    textContent: kind ?? '#',
  });
  sign.ariaHidden = 'true';
  const name = document.createElement('b');
  appendParts(name, heading ?? title);
  const text = document.createElement('small');
  if (heading) {
    const page = Object.assign(document.createElement('span'), { className: 'hit__page' });
    appendParts(page, title);
    text.append(page);
  }
  appendParts(text, excerpt);
  link.append(sign, name, text);
  const row = document.createElement('li');
  row.append(link);
  return row;
}

function start(form: HTMLFormElement, field: HTMLInputElement, status: Element, list: HTMLElement): void {
  let page = 0;
  let asked = '';
  const more = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn',
    hidden: true,
    textContent: texts['search.more'] ?? '',
    onclick: () => void search(page + 1),
  });
  list.after(more);

  async function search(next: number): Promise<void> {
    const query = field.value;
    asked = query;
    try {
      const { hits, nbHits } = await client.search({ query, locale, version, section: null, page: next });
      // A later query has been typed in the meantime.
      if (asked !== query) return;
      page = next;
      const rows = hits.map((hit) => createRow(readHit(hit, home)));
      list.hidden = false;
      if (next === 0) list.replaceChildren(...rows);
      else list.append(...rows);
      status.textContent = query.trim() !== '' && nbHits === 0 ? (texts['search.none'] ?? '') : '';
      more.hidden = nbHits <= (next + 1) * hitsPerPage;
    } catch {
      status.textContent = texts['search.failed'] ?? '';
    }
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', () => void search(0));
  field.value = new URLSearchParams(location.search).get('q') ?? field.value;
  field.focus();
  void search(0);
}

const form = document.querySelector<HTMLFormElement>('main form[role=search]');
const field = form?.querySelector('input');
// Where the site's own page answers before its app runs: src/components/Search/EarlyResults.tsx.
const status = document.querySelector('main .search-page__status');
const list = document.querySelector<HTMLElement>('main .results');
if (form && field && status && list) start(form, field, status, list);
