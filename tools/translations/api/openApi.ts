import path from 'node:path';
import { loadDescriptions, type Descriptions } from '../../../plugins/api-reference/loadDescriptions';
import {
  folderOf,
  loadTranslations,
  type ApiTranslations,
} from '../../../plugins/api-reference/translations/loadTranslations';
import { openTexts } from '../../../plugins/api-reference/translations/openTexts';

/** Loads the translated API descriptions of a locale. */
export type OpenApi = (locale: string) => ApiTranslations;

/** Loads the English API descriptions of a site. */
export async function openApi(root: string): Promise<OpenApi> {
  const descriptions: Descriptions = await loadDescriptions(root, path.join(root, 'api/descriptions'));
  const files = openTexts(root);
  return (locale) => loadTranslations(descriptions, locale, files);
}

/**
 * Splits the path of a file of translated descriptions into its locale and its name; null for other paths. The file need not exist.
 */
export function apiPlaceOf(file: string): { locale: string; name: string } | null {
  const [, locale = '', name = ''] = /^i18n\/([^/]+)\/api-descriptions\/(.+\.yaml)$/.exec(file) ?? [];
  return name === '' ? null : { locale, name };
}

/** Builds the path of a file of translated descriptions. */
export const apiFileOf = (locale: string, name: string): string => `${folderOf(locale)}/${name}`;
