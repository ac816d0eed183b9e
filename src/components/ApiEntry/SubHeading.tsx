import { createContext, type ReactNode, useContext } from 'react';

const IsPage = createContext(false);

/** Says that one entry makes up the page: its name is the title, and its parts stand one level higher. */
export const EntryPageProvider = IsPage.Provider;

/** Whether the entry around makes up the page. */
export const useIsEntryPage = (): boolean => useContext(IsPage);

/** Heading of a part of an entry. */
export function SubHeading({ children }: { readonly children: ReactNode }): ReactNode {
  return useIsEntryPage() ? <h2 className="part">{children}</h2> : <h3>{children}</h3>;
}
