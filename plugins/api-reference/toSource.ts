import type { Context } from './context';

const root = 'python/taichi/';

/** Takes a file of Taichi's repository and a line; gives the address of that line at the release tag and a short name. Nothing for what has no place. */
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
