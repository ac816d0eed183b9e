import type { AllContent } from '@docusaurus/types';
import { toApiTaste } from './toApiTaste';
import type { ApiTaste } from './types';

/** The parts of the api-reference plugin's content that are read here. */
type ApiContent = {
  references: readonly {
    version: { name: string };
    inventories: readonly { module: string; symbols: readonly { name: string }[] }[];
  }[];
};

/** Reads what the home page says of a version's reference out of all plugins' content; nothing when the site has none. */
export function loadApiTaste(
  allContent: AllContent,
  versionName: string,
  wallNames: readonly string[],
): ApiTaste | undefined {
  const content = allContent['api-reference']?.default as ApiContent | undefined;
  const reference = content?.references.find(({ version }) => version.name === versionName);
  const sections = reference?.inventories.map(({ module, symbols }) => ({
    name: module,
    symbols: symbols.map(({ name }) => [name] as const),
  }));
  return sections && toApiTaste(sections, wallNames);
}
