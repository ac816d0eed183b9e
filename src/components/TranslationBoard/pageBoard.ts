import { createContext, useContext } from 'react';
import type { Board } from '@site/shared/translations/buildBoard';

const PageBoard = createContext<Board | undefined>(undefined);

/** Takes the board as its value and hands it to `usePageBoard` below. */
export const PageBoardProvider = PageBoard.Provider;

/** Takes the front matter of a page's metadata; returns what `plugins/translated-content` wrote there. */
export function boardOf(frontMatter: object): Board | undefined {
  return (frontMatter as { readonly translationBoard?: Board }).translationBoard;
}

/** Returns the board of the page around, or undefined on pages without. */
export const usePageBoard = (): Board | undefined => useContext(PageBoard);
