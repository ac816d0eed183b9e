// @ts-check
import { fileURLToPath } from 'node:url';

const unpacker = JSON.stringify(fileURLToPath(new URL('./unpackRoutes.mjs', import.meta.url)));

/**
 * A loader for the generated `routes.js`, for browsers: the routes come from the table that `shortenChunkNames.mjs` makes.
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function shortenRoutes() {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import { routes } from '@generated/routesChunkNames';
import { createComponents } from ${unpacker};
export default [...createComponents(routes, ComponentCreator), { path: '*', component: ComponentCreator('*') }];
`;
}
