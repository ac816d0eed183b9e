import { createContext, useContext } from 'react';

const PageProof = createContext<string | undefined>(undefined);

/** Takes JSON of a `Proof` as its value and hands it to `usePageProof` below. */
export const PageProofProvider = PageProof.Provider;

/** Returns JSON of the `Proof` of the page around, or undefined for one without examples. */
export const usePageProof = (): string | undefined => useContext(PageProof);
