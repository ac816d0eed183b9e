// @ts-check

/**
 * A loader for the generated data of a docs version, for browsers: removes the table of its pages, which only cards read
 * (`refuseDocCard.mjs` keeps them out), and `unlisted: false`, which is the default. Other files stay as they are.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenVersion(source) {
  const data = JSON.parse(source);
  if (!data?.version?.docs) return source;
  return JSON.stringify({ ...data, version: { ...data.version, docs: {} } }, (key, value) =>
    key === 'unlisted' && value === false ? undefined : value,
  );
}
