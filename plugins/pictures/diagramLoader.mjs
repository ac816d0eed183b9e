// @ts-check
import path from 'node:path';
import { DiagramError, readDiagram } from './readDiagram.mjs';

/**
 * Bundler loader, `diagram!./a.svg`: exports the diagram for the component `Diagram`.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function diagramLoader(source) {
  try {
    return `export default ${JSON.stringify(readDiagram(source))};`;
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    const file = path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/');
    throw new Error(`${file}:${error.line}: ${error.message}.`, { cause: error });
  }
}
