import { answerQuery, noAnswers, type AnsweredQuery } from './answerQuery';
import { createTextSource, noTexts } from './createTextSource';
import { makeHit } from './makeHit';
import { markMatches } from './markMatches';
import { prepareIndex, type PreparedIndex } from './prepareIndex';
import {
  hitsPerPage,
  SearchIndexError,
  type OnEarly,
  type SearchClient,
  type SearchQuery,
} from '../client/searchClient';
import { parseSearchCore } from '../../../shared/search-format/searchCore';
import type { SearchResponse } from '../client/searchResponse';

/** Fetches the parsed file of an index; `null` for its core. Rejects with a SearchIndexError. */
export type FetchFile = (locale: string, file: string | null) => Promise<unknown>;

type Loaded = { index: PreparedIndex; texts: ReturnType<typeof createTextSource> };

/** Milliseconds after which the hits known so far are reported: an answer from loaded files takes less. */
const earlyAfter = 60;

function toResponse(
  query: SearchQuery,
  total: number,
  started: number,
  hits: SearchResponse['hits'],
): SearchResponse {
  return {
    hits,
    nbHits: total,
    page: query.page,
    nbPages: Math.ceil(total / hitsPerPage),
    hitsPerPage,
    query: query.query,
    processingTimeMS: Math.round(performance.now() - started),
    exhaustiveNbHits: true,
  };
}

/**
 * Creates a client that searches the site's own index: the core is loaded once, parts of the texts when a query needs
 * them. Without those parts (offline) it searches titles, headings and symbols.
 */
export function createEmbeddedClient(fetchFile: FetchFile): SearchClient {
  const loading = new Map<string, Promise<Loaded>>();
  const load = (locale: string): Promise<Loaded> => {
    const known = loading.get(locale);
    if (known) return known;
    const loaded = fetchFile(locale, null).then((value): Loaded => {
      try {
        const core = parseSearchCore(value);
        return {
          index: prepareIndex(core),
          texts: createTextSource(core, (file) => fetchFile(locale, file)),
        };
      } catch (cause) {
        throw new SearchIndexError('damaged', 'The search index cannot be read.', { cause });
      }
    });
    loading.set(locale, loaded);
    loaded.catch(() => loading.delete(locale));
    return loaded;
  };
  /** The last answer, kept for its further pages. */
  let last: { key: string; answered: AnsweredQuery } | undefined;

  return {
    async search(request, onEarly) {
      const started = performance.now();
      const { query, locale, version, section, page } = request;
      const { index, texts } = await load(locale);
      const key = JSON.stringify([query, locale, version, section]);
      const scope = { version: findVersion(index, version), section };
      const isFirst = last?.key !== key && page === 0 && query.trim() !== '';
      let isDone = false;
      const reportEarly = async (report: OnEarly): Promise<void> => {
        const { answers, markers } = await answerQuery(index, noTexts, query, scope);
        const hits = answers.slice(0, hitsPerPage).map((answer) => makeHit(index, answer, null, markers));
        if (!isDone && hits.length > 0) report(toResponse(request, answers.length, started, hits));
      };
      const timer = onEarly && isFirst ? setTimeout(() => void reportEarly(onEarly), earlyAfter) : undefined;
      const answered =
        last?.key === key
          ? last.answered
          : query.trim() === ''
            ? noAnswers
            : await answerQuery(index, texts, query, scope);
      last = { key, answered };
      const shown = answered.answers.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const units = shown.map(({ unit }) => unit);
      const excerpts = await texts.loadTexts(units.filter((unit) => needsText(index, answered, unit)));
      isDone = true;
      clearTimeout(timer);
      const { corrected, counts, nearest } = answered;
      return {
        ...toResponse(
          request,
          answered.answers.length,
          started,
          shown.map((answer) => makeHit(index, answer, excerpts.get(answer.unit) ?? null, answered.markers)),
        ),
        counts,
        ...(nearest.length === 0 ? {} : { nearest }),
        ...(corrected === undefined ? {} : { corrected }),
      };
    },
  };
}

function findVersion({ core }: PreparedIndex, label: string | null): number | null {
  const index = core.versions.findIndex(([each]) => each === label);
  return index < 0 ? null : index;
}

/** Whether a hit needs its text: a live example for its picture; not what has a title, heading and first sentence that match the whole query. */
function needsText({ core, symbolOf }: PreparedIndex, { markers }: AnsweredQuery, unit: number): boolean {
  const [page = 0, , heading = '', , , summary = ''] = core.units[unit] ?? [];
  if (summary === '' || core.pages[page]?.[1].startsWith('gallery/')) return true;
  if (symbolOf.has(unit)) return false;
  const shown = `${core.pages[page]?.[2] ?? ''} ${heading} ${summary}`;
  return markMatches(shown, markers).matchLevel !== 'full';
}
