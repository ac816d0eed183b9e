/** The primitives of an engine's own protocol. `engine.ts` builds an `Engine` on top of them. */
export type Driver = {
  /** Navigates to an address and resolves once the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page and awaits its result. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<void>;
  readonly hover: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Presses a key combination; names as in `KeyboardEvent.key`. */
  readonly press: (keys: readonly string[]) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly hasCrashed: () => boolean;
  readonly end: () => Promise<void>;
};
