import type { ApiTaste } from './types';

/** A module of the reference: its name, e.g. `taichi.math`, and its symbols, as tuples that start with the name. */
export type ApiSection = { name: string; symbols: readonly (readonly [name: string, ...rest: unknown[]])[] };

/**
 * Summarizes the reference of one version: its size, and the names to show with their modules.
 *
 * @throws When a name is in no module.
 */
export function toApiTaste(sections: readonly ApiSection[], names: readonly string[]): ApiTaste {
  const namesByModule = new Map(
    sections.map((section) => [section.name, new Set(section.symbols.map(([name]) => name))]),
  );
  const wall = names.map((label) => {
    const parts = ['taichi', ...label.split('.')];
    const anchor = parts.slice(0, -1).join('.');
    if (!namesByModule.get(anchor)?.has(parts.at(-1) ?? '')) {
      throw new Error(
        `docs-index: wallNames: ${anchor} has no ${parts.at(-1)}. Fix: list a name of the default version.`,
      );
    }
    return { label, anchor };
  });
  const total = sections.reduce((sum, { symbols }) => sum + symbols.length, 0);
  return { names: total, modules: sections.length, wall };
}
