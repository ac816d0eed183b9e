/** What the reader did before `follow.ts` or the app could answer. The first script fills it, the second takes it over. */
export type Early = {
  /** Elements with `data-action` that were clicked. */
  acts: { push: (element: HTMLElement) => unknown };
  /** What waits for the app: a control that was clicked, a form that was sent, a field in which Enter was pressed. */
  readonly held: HTMLElement[];
  /** Fields, with what was typed into them. */
  readonly typed: Map<EventTarget, string>;
};

declare global {
  interface Window {
    early?: Early;
  }
}
