import { useEffect } from 'react';

/**
 * The style of full view. It is here, and not in `src/css`, because it comes with the part of the app that needs it: no page has a rule of
 * it before. A constructed sheet is what the content security policy allows to a script.
 */
const style = `
.full-view {
  color-scheme: dark;
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--sunk);
  color: var(--text);
}
.full-view__room {
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--sunk);
}
.full-view__bar {
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 1.25rem;
  align-items: center;
  padding: 0.6rem 1.125rem;
  background: var(--sunk);
}
.full-view__bar > h2 {
  margin: 0;
  font: 560 1.0625rem / 1.4 var(--sans);
  color: var(--strong);
}
.full-view__bar > h2:focus {
  outline: 0;
}
.full-view__bar > a {
  font-size: var(--t-sm);
  color: var(--muted);
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.full-view__ways {
  display: flex;
  gap: 0.5rem;
  margin-inline-start: auto;
}
.full-view__ways > .btn {
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
}
.full-view .live {
  display: grid;
  flex: 1;
  align-content: safe center;
  padding-block-end: 1rem;
}
.full-view .live__run {
  inset: auto auto 1.25rem 50%;
  translate: -50%;
}
.full-view :is(.live__poster img, .live__canvas) {
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: calc(100dvh - 5rem);
  margin: 0;
  object-fit: contain;
}
.full-view [hidden][hidden] {
  display: none;
}
@media (max-width: 640px) {
  .full-view__ways {
    inline-size: 100%;
    margin: 0;
  }
  .full-view__ways > .btn {
    flex: 1 0 auto;
  }
}
@media (min-width: 1000px) {
  .full-view .live:has(> .live__bar) {
    grid-template: repeat(11, auto) 1fr / minmax(0, 1fr) 22rem;
    align-content: stretch;
  }
  .full-view .live:has(> .live__bar) > * {
    grid-column: 2;
  }
  .full-view .live:has(> .live__bar) > :is(.live__poster, .live__canvas) {
    grid-area: 1 / 1 / -1;
    align-self: center;
  }
}
`;

/** Applies the style of full view while it is shown. */
export function useFullViewStyle(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
