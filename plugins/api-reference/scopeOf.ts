import type { Scope } from '../../shared/api/scopes';

/** Decorators of Taichi that determine where a function can be called. A kernel is called from Python. */
const byDecorator: Readonly<Record<string, Scope>> = {
  func: 'kernel',
  taichi_scope: 'kernel',
  pyfunc: 'both',
  python_scope: 'python',
  kernel: 'python',
};

/** Finds where a name can be used: its description decides, then its decorators, then the class that it belongs to. */
export function scopeOf(
  { decorators = [] }: { readonly decorators?: readonly string[] | undefined },
  described: Scope | undefined,
  inherited?: Scope,
): Scope | undefined {
  const found = decorators
    .map((name) => byDecorator[name.replace(/^ti\./, '')])
    .find((scope) => scope !== undefined);
  return described ?? found ?? inherited;
}
