import { createContext, useContext } from 'react';
import type { Board } from '@site/shared/translations/buildBoard';

const PageBoard = createContext<Board | undefined>(undefined);

/** Provides the board to `usePageBoard`. */
export const PageBoardProvider = PageBoard.Provider;

/** Returns the board that `plugins/translated-content` wrote into a page's front matter. */
export function boardOf(frontMatter: object): Board | undefined {
  return (frontMatter as { readonly translationBoard?: Board }).translationBoard;
}

/** Returns the board of the enclosing page; undefined on pages without one. */
export const usePageBoard = (): Board | undefined => useContext(PageBoard);
