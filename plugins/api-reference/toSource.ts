import type { Context } from './context';

const root = 'python/taichi/';

/** Builds a link to a line of Taichi's repository at the release tag, with a short label; empty when the source is unknown. */
export function toSource(
  { file, line }: { readonly file?: string; readonly line?: number },
  { reference, repositoryUrl }: Pick<Context, 'reference' | 'repositoryUrl'>,
): { href: string; label: string } | undefined {
  if (file === undefined || line === undefined) return undefined;
  return {
    href: `${repositoryUrl}/blob/${reference.tag}/${file}#L${line}`,
    label: `${file.slice(root.length)}:${line}`,
  };
}
