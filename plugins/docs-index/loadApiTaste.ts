import type { AllContent } from '@docusaurus/types';
import { toApiTaste, type ApiSection } from './toApiTaste';
import type { ApiTaste } from './types';
import { wallNames } from './wallNames';

/** The parts of the api-reference plugin's content that are read here. */
type ApiVersion = { versionName: string; sections: ApiSection[] };

/** Reads what the home page says of a version's reference out of all plugins' content; nothing when the site has none. */
export function loadApiTaste(allContent: AllContent, versionName: string): ApiTaste | undefined {
  const versions = allContent['api-reference']?.default as ApiVersion[] | undefined;
  const version = versions?.find((candidate) => candidate.versionName === versionName);
  return version && toApiTaste(version.sections, wallNames);
}
