import type { BoxSettings } from '../../../shared/search-format/boxSettings';
import type { HitView } from '../client/readHit';
import { createHit } from './createHit';

const createRow = (...content: readonly Node[]): HTMLLIElement => {
  const row = document.createElement('li');
  row.append(...content);
  return row;
};

/** Creates the rows of the hits on the search page, with the classes that they have in the app (`src/components/Search/ResultList.tsx`). */
export const createResults = (hits: readonly HitView[], texts: BoxSettings['texts']): HTMLLIElement[] =>
  hits.map((hit) => {
    const link = createHit({ url: hit.url, hit }, texts);
    if (hit.sections.length === 0) return createRow(link);
    const sections = Object.assign(document.createElement('ul'), { className: 'results__sections' });
    sections.append(
      ...hit.sections.map(({ url, heading }) => createRow(createHit({ url, hit, section: heading }, texts))),
    );
    return createRow(link, sections);
  });
