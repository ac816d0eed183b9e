import type { Target } from './world';

/** What an expression stands for, as far as that is certain. */
export type Value =
  | { readonly kind: 'path'; readonly path: string; readonly target: Target | null }
  | { readonly kind: 'member'; readonly target: Target }
  | { readonly kind: 'instance'; readonly classes: readonly string[] }
  | null;

/** Names and what they stand for; an inner scope sees those of the outer one. */
export class Scope {
  private readonly values = new Map<string, Value>();

  constructor(private readonly outer?: Scope) {}

  /** Takes a name, or dotted names such as `self.x`; gives what was assigned to it last. */
  get(name: string): Value {
    const own = this.values.get(name);
    return own === undefined ? (this.outer?.get(name) ?? null) : own;
  }

  /** Null says that nothing is known, also of an outer name. */
  set(name: string, value: Value): void {
    this.values.set(name, value);
  }
}
