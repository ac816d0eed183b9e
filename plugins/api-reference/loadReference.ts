import path from 'node:path';
import { apiFolderOf } from '../../config/versions';
import { checkDescriptions } from './checkDescriptions';
import { checkProofs } from './checkProofs';
import { loadInventories } from './load';
import { loadDescriptions, type Descriptions } from './loadDescriptions';
import { loadTestedExamples, type TestedExamples } from './testedExamples';
import { readDeclared, readProofs, type Declared, type Proofs } from './proofs';
import type { Options, VersionOptions } from './options';
import { loadTranslations } from './translations/loadTranslations';
import { openTexts } from './translations/openTexts';
import { createTranslator, unchanged, type Translator } from './translations/translator';
import { listUsagePages, type UsagePage } from './usages/listUsagePages';
import { buildReferences, type Reference } from './reference';

/** Input for all pages of the reference. */
export type ReferenceContent = {
  /** In the order of the options, newest first. */
  readonly references: readonly Reference[];
  readonly descriptions: Descriptions;
  readonly translate: Translator;
  readonly tested: TestedExamples;
  /** Null for a site without proofs, whose entries have no such statements. */
  readonly proofs: Proofs | null;
  readonly declared: Declared;
  /** Pages whose examples run on a version, by the version's name. */
  readonly usagePages: ReadonlyMap<string, readonly UsagePage[]>;
};

/** Reads the inventories of all versions below `folder`, in the same order. */
export async function loadReferences(
  folder: string,
  versions: readonly VersionOptions[],
): Promise<Reference[]> {
  const loaded = versions.map(async (version) => ({
    version,
    inventories: await loadInventories(path.join(folder, apiFolderOf(version))),
  }));
  return buildReferences(await Promise.all(loaded));
}

function loadTranslator(siteDir: string, descriptions: Descriptions, locale: string): Translator {
  const translations = loadTranslations(descriptions, locale, openTexts(siteDir));
  if (translations.problems.length > 0) throw new Error(translations.problems.join('\n'));
  return createTranslator(translations);
}

/**
 * Loads inventories, descriptions, their translations and the example report.
 *
 * @param place Folder and base URL of the site, and the locale that it is translated into; null for the English site.
 * @throws With file, line and fix when they are inconsistent.
 */
export async function loadReference(
  {
    siteDir,
    baseUrl,
    locale,
  }: { readonly siteDir: string; readonly baseUrl: string; readonly locale: string | null },
  options: Pick<Options, 'path' | 'versions' | 'reportFile' | 'usageFolders'>,
): Promise<ReferenceContent> {
  const folder = path.resolve(siteDir, options.path);
  const references = await loadReferences(folder, options.versions);
  const descriptions = await loadDescriptions(siteDir, path.join(folder, 'descriptions'));
  const proofs = readProofs(siteDir);
  const declared = readDeclared(siteDir);
  const history = [...references].reverse();
  const problems = checkDescriptions(descriptions, history);
  if (proofs) problems.push(...checkProofs(descriptions, history, proofs, declared));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const translate = locale === null ? unchanged : loadTranslator(siteDir, descriptions, locale);
  const tested = loadTestedExamples(siteDir, options.reportFile);
  const usagePages = new Map<string, UsagePage[]>();
  for (const usageFolder of options.usageFolders) {
    const pages = await listUsagePages(siteDir, usageFolder, baseUrl);
    usagePages.set(usageFolder.version, [...(usagePages.get(usageFolder.version) ?? []), ...pages]);
  }
  return { references, descriptions, translate, tested, proofs, declared, usagePages };
}
