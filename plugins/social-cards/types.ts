/** What a card shows. Pages with the same card share its file. */
export type Card = {
  readonly title: string;
  /** Where the page is: names of its sections, or an empty list. */
  readonly sections: readonly string[];
  readonly locale: string;
  /** The title is a name of the API. */
  readonly isCode: boolean;
  /** Absolute path of the page's own picture. */
  readonly picture?: string;
};
