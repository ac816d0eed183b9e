import { pagePath } from './addresses';
import type { Context } from './context';
import { removedNames } from './removed';
import { parentOf, toSectionLinks } from './sections';
import { toRemoved } from './toRemoved';
import { showName } from './showName';
import { toFullEntry, toSymbol } from './toSymbol';
import type { ApiObject } from './reference';
import type { ApiSectionData, ApiSymbol } from './types';

/** Builds the page of an object that has its own. */
export function toObjectPage(object: ApiObject, context: Context): ApiSectionData {
  const { reference, place } = context;
  const module = object.page.slice(0, object.page.lastIndexOf('/')).replaceAll('/', '.');
  return {
    section: object.page,
    isObject: true,
    module,
    title: showName(reference, object.shown),
    text: [],
    symbols: [toFullEntry(object, context)],
    removed: [],
    ...toSectionLinks(reference, object.page, place),
    subsections: [],
  };
}

/** A page with more names, that of the package, has no room for what entries elsewhere have: its weight is limited by a test. */
const crowded = 150;

function withoutExtras({ proven, seeAlso, internal, ...entry }: ApiSymbol): ApiSymbol {
  return entry;
}

/**
 * Builds the page of a section.
 *
 * @param section Path of the section.
 * @throws When the version lacks the section.
 */
export function toSection(section: string, context: Context): ApiSectionData {
  const { reference, place, descriptions } = context;
  const inventory = reference.inventories.find((candidate) => candidate.section === section);
  if (!inventory) throw new Error(`api-reference: ${reference.folder} has no section ${section}.`);
  const { module, symbols } = inventory;
  const writer = context.writerOf();
  return {
    section,
    module,
    title: module.replace(/^taichi/, 'ti'),
    text: writer.text(descriptions.sections[section]),
    symbols: symbols.map(({ qualifiedName }) => {
      const entry = toSymbol(qualifiedName, context);
      return symbols.length > crowded ? withoutExtras(entry) : entry;
    }),
    removed: removedNames(context.history, reference)
      .filter((removed) => removed.section === section)
      .map((removed) => toRemoved(removed, context)),
    ...toSectionLinks(reference, section, place),
    subsections: reference.inventories
      .filter((candidate) => parentOf(candidate.section) === section)
      .map((candidate) => ({
        title: candidate.module.replace(/^taichi/, 'ti'),
        path: pagePath(place, reference.version, candidate.section),
        text: writer.text(descriptions.sections[candidate.section]),
        count: candidate.symbols.length,
      })),
  };
}
