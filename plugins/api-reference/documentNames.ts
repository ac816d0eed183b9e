import path from 'node:path';
import { apiFolderOf } from '../../config/versions';
import { pagePath, type Place } from './addresses';
import { createNameFinder } from './findName';
import { loadReferences } from './loadReference';
import { nearestName } from './nearestName';
import type { VersionOptions } from './options';
import type { Reference } from './reference';
import { removedNames } from './removed';

/** Looks up names such as `taichi.field` for the pages that mention them. */
export type DocumentNames = {
  /** Resolves the address of a name's entry, or null. The version is its folder in `api/`; null is the latest release. */
  readonly hrefOf: (version: string | null, name: string) => string | null;
  /** Finds the name with the most similar spelling in the version. */
  readonly nearest: (version: string | null, name: string) => string;
};

type VersionNames = { readonly hrefOf: (name: string) => string | null; readonly all: () => string[] };

/**
 * Creates a name lookup across versions.
 *
 * @param references All versions, newest first.
 * @param place Location of the pages on the site.
 * @param lastFolder Folder of the latest release.
 * @throws On lookup, when the version does not exist.
 */
export function createDocumentNames(
  references: readonly Reference[],
  place: Place,
  lastFolder: string,
): DocumentNames {
  const history = [...references].reverse();
  const versions = new Map(
    references.map((reference) => [reference.folder, namesOf(reference, history, place)]),
  );
  const find = (version: string | null): VersionNames => {
    const found = versions.get(version ?? lastFolder);
    if (!found)
      throw new Error(
        `api-reference: ${version} has no inventories in api/. Fix: write them with npm run generate:api.`,
      );
    return found;
  };
  return {
    hrefOf: (version, name) => find(version).hrefOf(name),
    nearest: (version, name) => nearestName(name, find(version).all()),
  };
}

function namesOf(reference: Reference, history: readonly Reference[], place: Place): VersionNames {
  const { version, names, inventories } = reference;
  const findName = createNameFinder(reference, place);
  const pages = new Map(
    inventories.map(({ module, section }) => [module, pagePath(place, version, section)]),
  );
  const removed = new Map(
    removedNames(history, reference).map(({ name, section }) => [
      name,
      `${pagePath(place, version, section)}#${name}`,
    ]),
  );
  // Attributes of objects without a Taichi class, such as the settings in `ti.cfg`, resolve to the object.
  const ownerOf = (name: string): string | null => {
    const owner = name.slice(0, name.lastIndexOf('.'));
    return names.get(owner)?.symbol.kind === 'data' ? (findName(owner)?.href ?? null) : null;
  };
  const hrefOf = (name: string) =>
    findName(name)?.href ?? pages.get(name) ?? removed.get(name) ?? ownerOf(name);
  const withMembers = () =>
    [...names].flatMap(([name, { symbol }]) => [
      name,
      ...(symbol.members ?? []).map((member) => `${name}.${member.name}`),
    ]);
  return { hrefOf, all: () => [...withMembers(), ...pages.keys(), ...removed.keys()] };
}

/**
 * Creates a loader that reads the inventories on its first call.
 *
 * @param versions All versions, newest first.
 */
export function createNameLoader(
  siteDir: string,
  versions: readonly VersionOptions[],
  lastVersion: string,
): () => Promise<DocumentNames> {
  const last = versions.find(({ name }) => name === lastVersion);
  let names: Promise<DocumentNames> | undefined;
  const load = async () => {
    const references = await loadReferences(path.join(siteDir, 'api'), versions);
    // Docusaurus adds base URL and locale to links in Markdown.
    const place = { routeBasePath: 'api', baseUrl: '/' };
    return createDocumentNames(references, place, last ? apiFolderOf(last) : lastVersion);
  };
  return () => (names ??= load());
}
