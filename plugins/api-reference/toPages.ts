import { highlightToLines } from '../../shared/code/highlight';
import type { Place } from './addresses';
import { createContext, type Context } from './context';
import type { ReferenceContent } from './loadReference';
import { toRootData } from './props';
import type { Reference } from './reference';
import { toVersionData } from './sections';
import { findProven } from './proofs';
import { pictureFolder } from './listExamples';
import { backendOf } from './listPrograms';
import { hashExample, ranOn } from './testedExamples';
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
  content: ReferenceContent,
  { place, repositoryUrl }: { place: Place; repositoryUrl: string },
): Context[] {
  const { references, descriptions, translate, tested, usagePages } = content;
  const history = [...references].reverse();
  return references.map((reference) => {
    const toExample = createExamples(reference, { tested, place });
    return createContext(
      {
        reference,
        history,
        place,
        repositoryUrl,
        descriptions,
        translate,
        toExample,
        findProven: createProofs(reference, content),
      },
      usagePages.get(reference.version.name) ?? [],
    );
  });
}

function createExamples(
  { folder }: Reference,
  { tested, place }: Pick<ReferenceContent, 'tested'> & { readonly place: Place },
): Context['toExample'] {
  return ({ example, output, fence, picture }, writer) => {
    if (!example) return undefined;
    const code = example.trimEnd();
    const release = ranOn(tested, folder, { example: code, fence });
    return {
      lines: highlightToLines(code, 'python'),
      code,
      ...(output !== undefined && { output: output.trimEnd() }),
      ...(picture && {
        picture: {
          src: `${place.baseUrl}${pictureFolder.replace('static/', '')}/${picture.file}`,
          text: writer.text(picture.text),
        },
      }),
      ...(release !== undefined && { ranOn: release }),
    };
  };
}

function createProofs(
  { folder, tag }: Reference,
  { tested, proofs, declared }: Pick<ReferenceContent, 'tested' | 'proofs' | 'declared'>,
): Context['findProven'] {
  if (!proofs) return () => ({});
  const release = tag.replace(/^v/, '');
  return (name, text) => {
    const { example, fence = '' } = text;
    const code = example?.trimEnd();
    const ran = code ? ranOn(tested, folder, { example: code, fence }) : undefined;
    const shown = code && {
      hash: hashExample(code, fence),
      ...(ran !== undefined && { ranOn: backendOf(fence) }),
    };
    return findProven(proofs, declared, { text, name, folder, release, ...(shown && { example: shown }) });
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
