import type { Fence } from '../../shared/code/parseFence';

/** A block of a program that several blocks make up. */
export interface ProgramPart {
  readonly id: string;
  readonly name: string;
}

/** What a block says about the program that it continues. */
export interface Continuation {
  /** Name of the part before it, and its id. */
  readonly continued: string;
  readonly anchor: string;
  /** Ids of all parts up to this one, with spaces between them. */
  readonly program: string;
}

/**
 * Follows the Python blocks of a page, as the examples are run: a block continues what ran before it, and one that must raise, or is not run,
 * is a part of no other.
 *
 * @returns A function that takes the blocks in order; it returns null for one that begins a program.
 */
export function createProgramParts(): (fence: Fence, part: ProgramPart) => Continuation | null {
  let parts: readonly ProgramPart[] = [];
  return ({ kind, continues }, part) => {
    const program = continues ? [...parts, part] : [part];
    const before = continues ? parts.at(-1) : undefined;
    if (kind === 'run' || kind === 'continue') parts = program;
    if (!before) return null;
    return {
      continued: before.name,
      anchor: before.id,
      program: program.map(({ id }) => id).join(' '),
    };
  };
}
