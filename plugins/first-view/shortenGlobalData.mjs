// @ts-check

const plugin = 'docusaurus-plugin-content-docs';

/** @typedef {{ id: string, path: string, sidebar?: string }} Doc */
/** @typedef {{ path: string, docs: Doc[] }} Version */

/** @param {string} id */
const nameOf = (id) => id.split('/').at(-1);

/**
 * Takes a version of the documentation; gives its pages as an expression: their ids in one text, when all stand in one menu, each
 * at the version's path and the last part of its id. Otherwise, as JSON.
 * @param {Version} version
 * @returns {string}
 */
function packDocs({ path, docs }) {
  const sidebar = docs[0]?.sidebar;
  const isPlain = docs.every(
    (doc) =>
      Object.keys(doc).length === 3 &&
      doc.sidebar === sidebar &&
      doc.path === `${path}/${nameOf(doc.id)}` &&
      !doc.id.includes('?'),
  );
  if (!isPlain || sidebar === undefined) return JSON.stringify(docs);
  return `unpack(${[path, sidebar, docs.map(({ id }) => id).join('?')].map((text) => JSON.stringify(text)).join()})`;
}

/**
 * A loader for the generated `globalData.json`, for browsers: the file becomes a script that gives the same data, with the lists of
 * the documentation's pages, most of it, in a short form.
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenGlobalData(source) {
  const data = JSON.parse(source);
  /** @type {string[]} */
  const lists = [];
  for (const { versions } of Object.values(data[plugin] ?? {})) {
    for (const version of versions) {
      lists.push(packDocs(version));
      version.docs = lists.length - 1;
    }
  }
  return `const unpack = (path, sidebar, ids) =>
  ids.split("?").map((id) => ({ id, path: path + "/" + id.split("/").at(-1), sidebar }));
const lists = [${lists.join(',\n')}];
const data = ${JSON.stringify(data)};
for (const { versions } of Object.values(data["${plugin}"] ?? {})) {
  for (const version of versions) version.docs = lists[version.docs];
}
export default data;
`;
}
