// @ts-check

/**
 * A loader for the generated data of a version of the documentation, for browsers: leaves out the description of each page,
 * which only cards show. `refuseDocCard.mjs` sees to it that there are none. Other files stay as they are.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenVersion(source) {
  const data = JSON.parse(source);
  if (!data?.version?.docs) return source;
  const docs = Object.entries(data.version.docs).map(([id, { description: _, ...rest }]) => [id, rest]);
  return JSON.stringify({ ...data, version: { ...data.version, docs: Object.fromEntries(docs) } });
}
