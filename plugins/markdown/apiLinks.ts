import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InlineCode, Link, Node, Root } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { contentLists } from '../../config/content';
import { writtenFile } from '../../shared/translations/assembledFile';
import { failAt } from './failAt';
import { testedPageOf } from './testedPage';

/** Lookups in the API reference, for links to it. */
export interface ApiNames {
  /**
   * Returns the URL of a symbol's entry, or null.
   *
   * @param version Name of the version in `api/`, or null for the latest release.
   * @param name Qualified name such as `taichi.field`.
   */
  readonly hrefOf: (version: string | null, name: string) => string | null;
  /** Returns the name in that version whose spelling is closest. */
  readonly nearest: (version: string | null, name: string) => string;
}

/** A public name that starts with the package, optionally as a decorator or followed by the brackets of a call. */
const namePattern = /^@?(?:ti|taichi)((?:\.[A-Za-z]\w*)+)(?:\(.*\))?$/s;
const fileName = /^taichi\.(?:h|hpp|so|dll|dylib)$/;

const withoutLinks = new Set(['heading', 'link', 'linkReference']);

/** Version whose API a file documents: that of its folder, otherwise the latest release. */
const versionOf = (file: VFile): string | null => {
  const relative = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  return testedPageOf(writtenFile(relative, contentLists, existsSync))?.version ?? null;
};

/**
 * Remark plugin: links code such as `ti.field` to its entry in the page's own version, except in headings, links and
 * ``:plain[`…`]``.
 *
 * @throws On a name that the version does not have, with the closest one.
 */
export function apiLinks({ loadNames }: { readonly loadNames: () => Promise<ApiNames> }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const names = await loadNames();
    const version = versionOf(file);
    visitParents(tree, 'inlineCode', (node, ancestors) => {
      const parent = ancestors.at(-1);
      if (!parent || node.data?.isPlain || ancestors.some(({ type }) => withoutLinks.has(type))) return;
      const href = resolve(node, { file, version, names });
      if (href === null) return;
      const link: Link = { type: 'link', url: href, children: [node], position: node.position };
      const siblings: Node[] = parent.children;
      siblings[siblings.indexOf(node)] = link;
      return SKIP;
    });
  };
}

interface Place {
  readonly file: VFile;
  readonly version: string | null;
  readonly names: ApiNames;
}

function resolve(node: InlineCode, { file, version, names }: Place): string | null {
  const rest = fileName.test(node.value) ? undefined : namePattern.exec(node.value)?.[1];
  if (rest === undefined) return null;
  const href = names.hrefOf(version, `taichi${rest}`);
  if (href !== null) return href;
  const nearest = names.nearest(version, `taichi${rest}`).replace(/^taichi/, 'ti');
  return failAt(
    file,
    node,
    `\`${node.value}\`: ${version ?? 'the last release'} has no ti${rest}`,
    `perhaps \`${nearest}\` is meant; a name that shall not be a link is written :plain[\`${node.value}\`]`,
  );
}
