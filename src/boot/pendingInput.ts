/**
 * Input from before `interaction.ts` or the app could respond. The first script collects it, the second one takes it over.
 */
type PendingInput = {
  /** Clicked elements with `data-action` whose action is in the second script. */
  actions: { push: (element: HTMLElement) => unknown };
  /** Controls that were clicked, forms that were submitted and fields in which Enter was pressed: all wait for the app. */
  readonly held: Set<HTMLElement>;
  /** The text typed into each field. */
  readonly typed: Map<EventTarget, string>;
};

declare global {
  interface Window {
    pendingInput?: PendingInput;
  }
}

const empty: PendingInput = { actions: [] as HTMLElement[], held: new Set(), typed: new Map() };

/** The input of this page: both scripts share it through the window. */
export const pendingInput: PendingInput = (window.pendingInput ??= empty);
