import type { Locale } from '../../config/locales';
import measured from './measuredQueries.json';
import tuning from './tuningQueries.json';

/** A user's query, its kind, and the pages or names of which at least one is expected among the first hits. */
export type GoldenQuery = { readonly kind: string; readonly query: string; readonly want: readonly string[] };

type Queries = Readonly<Record<Locale, readonly GoldenQuery[]>>;

/** The engine's weights are tuned with the first set; the second one is only measured. */
export const querySets = { tuning, measured } satisfies Record<string, Queries>;

/** Lists the queries of both sets in a language. */
export const queriesOf = (locale: Locale): readonly GoldenQuery[] => [...tuning[locale], ...measured[locale]];
