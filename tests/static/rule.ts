import type { BuiltPage } from '../support/builtPages';

/** What a rule has to know of the site around a page. */
export type Site = {
  /** Whether the built site has a file at an address, such as `/img/card.png`. */
  readonly hasFile: (address: string) => boolean;
  /** Paths in the sitemaps of all languages. */
  readonly listed: ReadonlySet<string>;
  /** Texts of the inline scripts that the policy allows. */
  readonly inlineScripts: ReadonlySet<string>;
};

/** A property of every page. */
export type Rule = {
  /** Goes on after "every page". */
  readonly name: string;
  /** Lists what breaks the rule, each with what to do about it. */
  readonly check: (page: BuiltPage, site: Site) => string[];
};
