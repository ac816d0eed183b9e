/** Names of at most this many characters fit into the table of contents. */
const columnWidth = 20;

/**
 * Lets long names in a heading's HTML break after a dot or an underscore instead of in the middle of a word.
 *
 * @param html Inline HTML of the heading, as Docusaurus generates it.
 */
export const breakNames = (html: string): string =>
  html.replace(/<code>([^<]+)<\/code>/g, (whole, name: string) =>
    name.length > columnWidth ? `<code>${name.replace(/[._](?=\w)/g, '$&<wbr>')}</code>` : whole,
  );
