import { createContext, useContext } from 'react';

const PageProof = createContext<string | undefined>(undefined);

/** Provides the JSON of a page's `Proof` to `usePageProof`. */
export const PageProofProvider = PageProof.Provider;

/** Returns the JSON of the enclosing page's `Proof`; undefined for a page without examples. */
export const usePageProof = (): string | undefined => useContext(PageProof);
