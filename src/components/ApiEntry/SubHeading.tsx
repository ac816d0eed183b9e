import { createContext, type ReactNode, useContext } from 'react';

const IsPage = createContext(false);

/** Marks a page with a single entry: its name is the page title, and its headings are one level higher. */
export const EntryPageProvider = IsPage.Provider;

/** Whether the enclosing entry is the whole page. */
export const useIsEntryPage = (): boolean => useContext(IsPage);

/** Heading of a part of an entry. */
export function SubHeading({ children }: { readonly children: ReactNode }): ReactNode {
  return useIsEntryPage() ? <h2 className="part">{children}</h2> : <h3>{children}</h3>;
}
