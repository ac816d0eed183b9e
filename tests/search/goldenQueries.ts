import type { Locale } from '../../config/locales';
import measured from './measuredQueries.json';
import tuning from './tuningQueries.json';

/** A query of a reader, its kind, and the pages or names of which one should be among the first hits. */
export type GoldenQuery = { readonly kind: string; readonly query: string; readonly want: readonly string[] };

type Queries = Readonly<Record<Locale, readonly GoldenQuery[]>>;

/** Weights of the engine are chosen with the first set; the second one is only measured. */
export const querySets = { tuning, measured } satisfies Record<string, Queries>;

/** The queries of both sets in a language. */
export const queriesOf = (locale: Locale): readonly GoldenQuery[] => [...tuning[locale], ...measured[locale]];
