import path from 'node:path';
import { apiFolderOf } from '../../config/versions';
import { checkDescriptions } from './checkDescriptions';
import { loadInventories } from './load';
import { loadDescriptions, type Descriptions } from './loadDescriptions';
import { loadTestedExamples, type TestedExamples } from './testedExamples';
import type { Options, VersionOptions } from './options';
import { listUsagePages, type UsagePage } from './usages/listUsagePages';
import { buildReferences, type Reference } from './reference';

/** Input for all pages of the reference. */
export type ReferenceContent = {
  /** In the order of the options, newest first. */
  readonly references: readonly Reference[];
  readonly descriptions: Descriptions;
  readonly tested: TestedExamples;
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

/**
 * Loads inventories, descriptions and the example report.
 *
 * @throws With file, line and fix when they are inconsistent.
 */
export async function loadReference(
  { siteDir, baseUrl }: { readonly siteDir: string; readonly baseUrl: string },
  options: Pick<Options, 'path' | 'versions' | 'reportFile' | 'usageFolders'>,
): Promise<ReferenceContent> {
  const folder = path.resolve(siteDir, options.path);
  const references = await loadReferences(folder, options.versions);
  const descriptions = await loadDescriptions(siteDir, path.join(folder, 'descriptions'));
  const problems = checkDescriptions(descriptions, [...references].reverse());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const tested = await loadTestedExamples(siteDir, options.reportFile);
  const usagePages = new Map<string, UsagePage[]>();
  for (const usageFolder of options.usageFolders) {
    const pages = await listUsagePages(siteDir, usageFolder, baseUrl);
    usagePages.set(usageFolder.version, [...(usagePages.get(usageFolder.version) ?? []), ...pages]);
  }
  return { references, descriptions, tested, usagePages };
}
