import { type ReactNode } from 'react';

/**
 * Inlines the symbols of the first view: they appear with the first paint, while those of `src/icons.svg` need another
 * round trip.
 */
export function FirstSymbols(): ReactNode {
  return (
    <svg display="none">
      <symbol id="i-brand" viewBox="0 0 145.5 30" fill="none">
        <g strokeWidth="3.8">
          <path stroke="var(--python)" d="M.4 2.4H12a9.7 9.7 0 0 1 0 19.4 3.4 3.4 0 0 1 0-6.8" />
          <path stroke="var(--taichi)" d="M23.6 27.6H12a9.7 9.7 0 0 1 0-19.4 3.4 3.4 0 0 1 0 6.8" />
        </g>
        <g strokeWidth="2.4">
          <path
            stroke="var(--strong)"
            d="M39.2 7.8V19a3.4 3.4 0 0 0 3.4 3.4h1.2m-8.2-9.9h7.8m12.3 4.9a5 5 0 1 1-10 0 5 5 0 1 1 10 0m0-6v12m5.2-12v12m0-16.8V9m12.7 5a5 5 0 1 0 0 6.8m3.6-15v17.6m0-6.6a4.4 4.4 0 0 1 8.8 0v6.6m5.2-12v12m0-16.8V9"
          />
          <path
            stroke="var(--muted)"
            d="M109.6 17.4a5 5 0 1 1-10 0 5 5 0 1 1 10 0m0-11.6v17.6m13.7-6a5 5 0 1 1-10 0 5 5 0 1 1 10 0m11.5-3.4a5 5 0 1 0 0 6.8m9.2-6.5c-.5-1.2-1.6-1.9-3-1.9-1.7 0-2.9 1-2.9 2.4 0 3.5 6.3 1.5 6.3 5 0 1.5-1.3 2.6-3.2 2.6-1.7 0-3-.8-3.5-2.2"
          />
        </g>
      </symbol>
      <symbol id="i-caret" viewBox="0 0 20 20">
        <path d="m4 7.5 6 6 6-6" />
      </symbol>
      <symbol id="i-check" viewBox="0 0 20 20">
        <path d="m3.5 10.5 4.25 4.25L16.5 5.5" />
      </symbol>
      <symbol id="i-close" viewBox="0 0 20 20">
        <path d="m4.5 4.5 11 11M15.5 4.5l-11 11" />
      </symbol>
      <symbol id="i-lang" viewBox="0 0 20 20">
        <path d="M2.5 5h9M7 3v2M9.5 5c-.6 3.4-3 6-6.5 7.5M4.75 7.75c.9 2 2.75 3.6 5 4.4M9.5 17l4-9 4 9M10.9 14h5.2" />
      </symbol>
      <symbol id="i-menu" viewBox="0 0 20 20">
        <path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h15" />
      </symbol>
      <symbol id="i-moon" viewBox="0 0 20 20">
        <path d="M16.75 11.9A7.25 7.25 0 0 1 8.1 3.25a7 7 0 1 0 8.65 8.65Z" />
      </symbol>
      <symbol id="i-search" viewBox="0 0 20 20">
        <circle cx="8.5" cy="8.5" r="5.25" />
        <path d="m12.5 12.5 4.75 4.75" />
      </symbol>
      <symbol id="i-sun" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="3.4" />
        <path d="M10 1.7v2m0 12.6v2M1.7 10h2m12.6 0h2M4.2 4.2l1.4 1.4m8.8 8.8 1.4 1.4M4.2 15.8l1.4-1.4m8.8-8.8 1.4-1.4" />
      </symbol>
    </svg>
  );
}
