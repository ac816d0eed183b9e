// @ts-check

/**
 * A loader for the cards of documentation pages: refuses them, because `shortenVersion.mjs` removes their data.
 * @returns {never}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function refuseDocCard() {
  throw new Error(
    'first-view: a page uses cards (DocCardList), whose data is removed from the app to keep it small. ' +
      'Fix: write a list of links, or remove shortenVersion and refuseDocCard from plugins/first-view/bundler.ts.',
  );
}
