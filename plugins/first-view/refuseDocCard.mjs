// @ts-check

/**
 * A loader for the cards of documentation pages: refuses them, because `shortenVersion.mjs` leaves out what they show.
 * @returns {never}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function refuseDocCard() {
  throw new Error(
    'first-view: a page has cards (DocCardList). What they show is left out of the app to keep it small. ' +
      'Fix: write a list of links, or take shortenVersion and refuseDocCard out of plugins/first-view/bundler.ts.',
  );
}
