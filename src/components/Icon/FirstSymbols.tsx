import { type ReactNode } from 'react';

/**
 * Inlines the symbols of the first view: they appear with the first paint, while those of `src/icons.svg` need another
 * round trip.
 */
export function FirstSymbols(): ReactNode {
  return (
    <svg display="none">
      <symbol id="i-brand" viewBox="0 0 145.5 30" fill="none">
        <g strokeWidth="3.8" transform="translate(-4 -1)">
          <path stroke="var(--python)" d="M4.4 3.4H16A9.7 9.7 0 0 1 16 22.8A3.4 3.4 0 0 1 16 16" />
          <path stroke="var(--taichi)" d="M27.6 28.6H16A9.7 9.7 0 0 1 16 9.2A3.4 3.4 0 0 1 16 16" />
        </g>
        <g transform="translate(34 3.4)" strokeWidth="2.4" stroke="var(--strong)">
          <path transform="translate(1.2)" d="M4 4.4V15.6A3.4 3.4 0 0 0 7.4 19H8.6M.4 9.1H8.2" />
          <path transform="translate(11.7)" d="M10 14A5 5 0 1 1 0 14A5 5 0 1 1 10 14M10 8V20" />
          <path transform="translate(26.9)" d="M0 8V20M0 3.2V5.6" />
          <path transform="translate(30.9)" d="M8.7 10.6A5 5 0 1 0 8.7 17.4" />
          <path transform="translate(43.2)" d="M0 2.4V20M0 13.4A4.4 4.4 0 0 1 8.8 13.4V20" />
          <path transform="translate(57.2)" d="M0 8V20M0 3.2V5.6" />
          <g stroke="var(--muted)" transform="translate(64.4)">
            <path transform="translate(1.2)" d="M10 14A5 5 0 1 1 0 14A5 5 0 1 1 10 14M10 2.4V20" />
            <path transform="translate(14.9)" d="M10 14A5 5 0 1 1 0 14A5 5 0 1 1 10 14" />
            <path transform="translate(27.7)" d="M8.7 10.6A5 5 0 1 0 8.7 17.4" />
            <path
              transform="translate(39.1)"
              d="M6.5 10.9C6 9.7 4.9 9 3.5 9C1.8 9 .6 10 .6 11.4C.6 14.9 6.9 12.9 6.9 16.4C6.9 17.9 5.6 19 3.7 19C2 19 .7 18.2 .2 16.8"
            />
          </g>
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
        <path d="M10 1.75v2M10 16.25v2M1.75 10h2M16.25 10h2M4.17 4.17l1.4 1.4M14.43 14.43l1.4 1.4M4.17 15.83l1.4-1.4M14.43 5.57l1.4-1.4" />
      </symbol>
    </svg>
  );
}
