import { createContext, useContext } from 'react';

const PageNotebook = createContext(false);

/** Provides whether a page has a notebook to `usePageNotebook`. */
export const PageNotebookProvider = PageNotebook.Provider;

/** Returns whether the enclosing page of the docs has a notebook. */
export const usePageNotebook = (): boolean => useContext(PageNotebook);
