/**
 * Answers in the box of the search (`searchBox.ts`) before the app runs: the hits look and work as in the app's dialog, which takes over
 * worker, hits, selection and scroll position.
 */
import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import { findEntry } from '../client/findEntry';
import { keepOrder } from '../client/keepOrder';
import { listEntries, type ListEntry } from '../client/listEntries';
import { addFollowed } from '../client/savedHits';
import { loadSavedHits, storeSavedHits } from '../client/savedStorage';
import { findSearchField } from '../client/searchBox';
import { fillText } from '../view/hitParts';
import type { Ask } from './createAsk';
import type { EarlyAnswer, EarlySearch, Found } from './earlySearch';
import { createHitList, listId, optionAt, optionId } from './hitList';
import { pageVersion } from './pageVersion';
import { readPreferred } from './page';

/** @returns Reads what the open box shows. */
export function answerInBox(
  ask: Ask,
  { locale, baseUrl, namespace, texts }: BoxSettings,
): EarlySearch['readBox'] {
  const version = pageVersion(location.pathname.slice(baseUrl.length), readPreferred(namespace));
  let entries: readonly ListEntry[] = [];
  let shown: Omit<EarlyAnswer, 'scrolled'> | null = null;
  let list: HTMLElement | null = null;

  /** What the open box shows: an earlier one is gone with its list. */
  const current = (): typeof shown => (list?.isConnected ? shown : null);

  const choose = (field: HTMLInputElement, index: number): void => {
    if (!shown) return;
    optionAt(shown.chosen)?.setAttribute('aria-selected', 'false');
    optionAt(index)?.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', optionId(index));
    shown = { ...shown, chosen: index };
  };
  const move = (field: HTMLInputElement, index: number): void => {
    choose(field, index);
    if (shown) shown = { ...shown, hasMoved: true };
  };

  const clear = (field: HTMLInputElement): void => {
    for (const part of field.form?.parentElement?.querySelectorAll('form ~ *') ?? []) part.remove();
    for (const name of [
      'role',
      'aria-autocomplete',
      'aria-expanded',
      'aria-controls',
      'aria-activedescendant',
    ])
      field.removeAttribute(name);
    shown = null;
    list = null;
  };

  const show = (field: HTMLInputElement, found: Found): void => {
    const { query } = found;
    const now = current();
    const before = now?.query === query ? now : null;
    const hits = before?.hasMoved ? keepOrder(before.answer.hits, found.answer.hits) : found.answer.hits;
    const answer = { ...found.answer, hits };
    const scrolled = before ? (list?.scrollTop ?? 0) : 0;
    clear(field);
    entries = listEntries(hits);
    if (query.trim() === '' || entries.length === 0) return;
    shown = { ...found, answer, chosen: 0, hasMoved: before?.hasMoved ?? false };
    // The dialog has its choices of section and version here: the hits stand where they will stand.
    const choices = Object.assign(document.createElement('div'), { className: 'search-page__filters' });
    list = createHitList(entries, texts, {
      onPoint: (index) => move(field, index),
      onFollow: (entry) => storeSavedHits(locale, addFollowed(loadSavedHits(locale), entry, query)),
    });
    field.form?.after(choices);
    if (answer.corrected !== null) {
      const corrected = document.createElement('b');
      corrected.textContent = answer.corrected;
      const line = Object.assign(document.createElement('p'), { className: 'finder__group' });
      line.append(...fillText(texts.corrected, 'query', corrected));
      field.form?.parentElement?.append(line);
    }
    field.form?.parentElement?.append(list);
    field.role = 'combobox';
    field.ariaAutoComplete = 'list';
    field.ariaExpanded = 'true';
    field.setAttribute('aria-controls', listId);
    choose(field, Math.min(before?.chosen ?? 0, entries.length - 1));
    list.scrollTop = scrolled;
  };

  const answer = (field: HTMLInputElement): void =>
    // The dialog of the app reports failures.
    ask({ query: field.value, section: null, version }, (found) => {
      if (field === findSearchField()) show(field, found);
    });

  const onInput = (event: Event): void => {
    const field = findSearchField();
    if (field && field === event.target && !(event as InputEvent).isComposing) answer(field);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const field = findSearchField();
    const now = current();
    if (!now || !field || field !== event.target || event.isComposing) return;
    const index = findEntry(event, now.chosen, entries.length);
    if (index !== null) {
      event.preventDefault();
      move(field, index);
      optionAt(index)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && now.query === field.value) {
      event.preventDefault();
      optionAt(now.chosen)?.click();
    }
  };

  document.addEventListener('input', onInput);
  document.addEventListener('compositionend', onInput);
  document.addEventListener('keydown', onKeyDown);
  const field = findSearchField();
  // A query is only what an input method has finished.
  if (field && !field.hasAttribute('data-composing')) answer(field);
  return () => {
    const now = current();
    return now?.query === findSearchField()?.value ? now && { ...now, scrolled: list?.scrollTop ?? 0 } : null;
  };
}
