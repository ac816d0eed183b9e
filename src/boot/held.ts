import type { Early } from './early';

const nothing: Early = { acts: [] as HTMLElement[], held: [], typed: new Map() };

/** See its type: the two scripts meet in it. */
export const early: Early = (window.early = nothing);
