import path from 'node:path';
import { apiFolderOf } from '../../config/versions';
import { pagePath, type Place } from './addresses';
import { createNameFinder } from './findName';
import { loadReferences } from './loadReference';
import { nearestName } from './nearestName';
import type { VersionOptions } from './options';
import type { Reference } from './reference';
import { removedNames } from './removed';

/** Looks names such as `taichi.field` up for pages that mention them. */
export type DocumentNames = {
  /** Takes a version's folder in `api/`, or null for the last release; gives the address of the name's entry, or null. */
  readonly hrefOf: (version: string | null, name: string) => string | null;
  /** Gives the name of that version that is spelled most like the given one. */
  readonly nearest: (version: string | null, name: string) => string;
};

type VersionNames = { readonly hrefOf: (name: string) => string | null; readonly all: () => string[] };

/** Takes the references, newest first, where their pages stand and the folder of the last release. Throws on an unknown version. */
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
    if (!found) throw new Error(`api-reference: ${version} has no inventories in api/.`);
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
  // What an object of no class of Taichi holds, the settings in `ti.cfg` say, is found at the object.
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

/** Takes the site's folder and the versions, newest first; gives a function that reads the inventories at its first call. */
export function createNameLoader(
  siteDir: string,
  versions: readonly VersionOptions[],
  lastVersion: string,
): () => Promise<DocumentNames> {
  const last = versions.find(({ name }) => name === lastVersion);
  let names: Promise<DocumentNames> | undefined;
  const load = async () => {
    const references = await loadReferences(path.join(siteDir, 'api'), versions);
    // Links in Markdown get the base URL and the language from Docusaurus.
    const place = { routeBasePath: 'api', baseUrl: '/' };
    return createDocumentNames(references, place, last ? apiFolderOf(last) : lastVersion);
  };
  return () => (names ??= load());
}
