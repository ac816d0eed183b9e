/**
 * Answers on the search page before the app runs, in the elements that `src/components/Search/EarlyResults.tsx` has for it. The app takes
 * over worker, request and hits.
 */
import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import { sections } from '../../../shared/search-format/sections';
import {
  addressDelay,
  allVersions,
  readSearchAddress,
  resolveVersion,
  writeSearchAddress,
  type SearchAddress,
} from '../client/searchAddress';
import { countText } from '../view/countText';
import { fillText } from '../view/hitParts';
import type { Ask } from './createAsk';
import { createResults } from './createResults';
import type { EarlyPage, EarlySearch, Found } from './earlySearch';
import { pageVersion } from './pageVersion';
import { readPreferred, whenParsed } from './page';

type Parts = {
  readonly field: HTMLInputElement;
  readonly section: HTMLSelectElement;
  readonly version: HTMLSelectElement;
  readonly status: HTMLElement;
  readonly corrected: HTMLElement;
  readonly list: HTMLElement;
};

/** Finds the parts of the search page; null on other pages, and when the app has them already. */
function findParts(): Parts | null {
  const form = document.querySelector<HTMLFormElement>('main form[role=search]');
  const [status, corrected, list] = document.querySelectorAll<HTMLElement>('[data-early-results]');
  const field = form?.querySelector('input');
  const [section, version] = form?.querySelectorAll('select') ?? [];
  return field && section && version && status && corrected && list
    ? { field, section, version, status, corrected, list }
    : null;
}

const bold = (text: string): HTMLElement => Object.assign(document.createElement('b'), { textContent: text });

function fill(part: HTMLElement, content: readonly (string | Node)[]): void {
  part.replaceChildren(...content);
  part.hidden = content.length === 0;
}

function answerIn(
  { field, section, version, status, corrected, list }: Parts,
  ask: Ask,
  { locale, baseUrl, namespace, texts }: BoxSettings,
): EarlySearch['readPage'] {
  const readerVersion = pageVersion(location.pathname.slice(baseUrl.length), readPreferred(namespace));
  let address = readSearchAddress(location.search);
  let found: Found | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Found): void => {
    const { answer, isFinal } = next;
    found = next;
    if (isFinal)
      status.replaceChildren(
        ...(answer.total > 0
          ? [countText(texts.count, answer.total, locale)]
          : [bold(texts.none), texts.noneHint]),
      );
    fill(
      corrected,
      answer.corrected === null ? [] : fillText(texts.corrected, 'query', bold(answer.corrected)),
    );
    fill(list, createResults(answer.hits, texts));
  };
  const clear = (text: string | Node): void => {
    found = null;
    status.replaceChildren(text);
    fill(corrected, []);
    fill(list, []);
  };

  const answer = (): void => {
    const { query } = address;
    const scope = resolveVersion(address.version, readerVersion);
    const hasQuery = query.trim() !== '';
    if (hasQuery) status.replaceChildren(texts.fetching);
    else clear('');
    ask(
      { query, section: address.section, version: scope === allVersions ? null : scope },
      (next) => hasQuery && show(next),
      () => clear(bold(texts.failed)),
    );
  };
  const change = (changed: Partial<SearchAddress>): void => {
    // The app has its own field, or the same one, and responds to it.
    if (!list.isConnected) return;
    address = { ...address, ...changed };
    answer();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (list.isConnected)
        history.replaceState(history.state, '', location.pathname + writeSearchAddress(address));
    }, addressDelay);
  };

  const onInput = (event: Event): void => {
    // A query is only what an input method has finished.
    if (!(event as InputEvent).isComposing) change({ query: field.value });
  };
  field.addEventListener('input', onInput);
  field.addEventListener('compositionend', onInput);
  section.addEventListener('change', () =>
    change({ section: sections.find((name) => name === section.value) ?? null }),
  );
  version.addEventListener('change', () =>
    change({ version: version.value === readerVersion ? null : version.value }),
  );
  section.value = address.section ?? '';
  version.value = resolveVersion(address.version, readerVersion);
  section.disabled = false;
  version.disabled = false;
  // Text that was typed by now is newer than the address.
  if (field.value === '' || field.value === address.query) {
    field.value = address.query;
    answer();
  } else change({ query: field.value });
  return () => (list.isConnected ? { address: { ...address, query: field.value }, found } : null);
}

/** @returns Reads what the search page shows. */
export function answerOnPage(ask: Ask, settings: BoxSettings): EarlySearch['readPage'] {
  let read = (): EarlyPage | null => null;
  whenParsed(() => {
    const parts = findParts();
    if (parts) read = answerIn(parts, ask, settings);
  });
  return () => read();
}
