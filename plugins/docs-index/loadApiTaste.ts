import type { AllContent } from '@docusaurus/types';
import { toApiTaste } from './toApiTaste';
import type { ApiTaste } from './types';
import { wallNames } from './wallNames';

/** The part of the api-reference plugin's content that is read here. */
type ApiContent = {
  references: readonly {
    version: { name: string };
    inventories: readonly { module: string; symbols: readonly { name: string }[] }[];
  }[];
};

/**
 * Loads the home page's summary of a version's API reference.
 *
 * @returns `undefined` on a site without a reference.
 */
export function loadApiTaste(allContent: AllContent, versionName: string): ApiTaste | undefined {
  const content = allContent['api-reference']?.default as ApiContent | undefined;
  const reference = content?.references.find(({ version }) => version.name === versionName);
  const sections = reference?.inventories.map(({ module, symbols }) => ({
    name: module,
    symbols: symbols.map(({ name }) => [name] as const),
  }));
  return sections && toApiTaste(sections, wallNames);
}
