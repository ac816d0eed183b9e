// @ts-check

/**
 * A loader for the generated data of a version of the documentation, for browsers: leaves out the table of its pages, which only
 * cards read (`refuseDocCard.mjs` sees to it that there are none), and of the menu's entries what is as if it were not there.
 * Other files stay as they are.
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
