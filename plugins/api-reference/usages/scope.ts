import type { Target } from './world';

/** Value of an expression, as far as it is certain. */
export type Value =
  | { readonly kind: 'path'; readonly path: string; readonly target: Target | null }
  | { readonly kind: 'member'; readonly target: Target }
  | { readonly kind: 'instance'; readonly classes: readonly string[] }
  | null;

/** Names and their values; an inner scope includes those of the outer one. */
export class Scope {
  private readonly values = new Map<string, Value>();

  constructor(private readonly outer?: Scope) {}

  /** Looks up the last value assigned to a name, or to a dotted name such as `self.x`. */
  get(name: string): Value {
    const own = this.values.get(name);
    return own === undefined ? (this.outer?.get(name) ?? null) : own;
  }

  /** Null marks a value as unknown, also for an outer name. */
  set(name: string, value: Value): void {
    this.values.set(name, value);
  }
}
