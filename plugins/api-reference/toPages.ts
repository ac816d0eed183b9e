import { highlightToLines } from '../../shared/code/highlight';
import type { Place } from './addresses';
import { createContext, type Context } from './context';
import type { ReferenceContent } from './loadReference';
import { toRootData } from './props';
import type { Reference } from './reference';
import { toVersionData } from './sections';
import { ranOn } from './testedExamples';
import { toChanges } from './toChanges';
import { toObjectPage, toSection } from './toSection';
import type { ApiChangesData, ApiRootData, ApiSectionData, ApiVersionData } from './types';

/** Data of all pages of one version. */
export type VersionPages = {
  readonly version: ApiVersionData;
  readonly root: ApiRootData;
  readonly changes: ApiChangesData;
  readonly sections: readonly ApiSectionData[];
};

/** Creates the page context of each version, in the order of the content. */
export function createContexts(
  { references, descriptions, translate, tested, usagePages }: ReferenceContent,
  { place, repositoryUrl }: { place: Place; repositoryUrl: string },
): Context[] {
  const history = [...references].reverse();
  return references.map((reference) => {
    const toExample = createExamples(reference, tested);
    return createContext(
      { reference, history, place, repositoryUrl, descriptions, translate, toExample },
      usagePages.get(reference.version.name) ?? [],
    );
  });
}

function createExamples({ folder }: Reference, tested: ReferenceContent['tested']): Context['toExample'] {
  return ({ example, output, fence }) => {
    if (!example) return undefined;
    const code = example.trimEnd();
    const release = ranOn(tested, folder, { example: code, fence });
    return {
      lines: highlightToLines(code, 'python'),
      code,
      ...(output !== undefined && { output: output.trimEnd() }),
      ...(release !== undefined && { ranOn: release }),
    };
  };
}

function countEnglish(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value) && value[0] === 'lang') return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countEnglish(inner), 0);
}

function withUntranslated<Page extends object>(page: Page): Page & { untranslated?: number } {
  const untranslated = countEnglish(page);
  return untranslated > 0 ? { ...page, untranslated } : page;
}

/** Builds the data of all pages of one version. */
export function toPages(context: Context): VersionPages {
  const { reference, place } = context;
  return {
    version: toVersionData(reference, place),
    root: toRootData(context, context.describe),
    changes: withUntranslated(toChanges(context)),
    sections: [
      ...reference.inventories.map(({ section }) => toSection(section, context)),
      ...[...reference.objects.values()]
        .filter(({ hasOwnPage }) => hasOwnPage)
        .map((object) => toObjectPage(object, context)),
    ].map(withUntranslated),
  };
}
