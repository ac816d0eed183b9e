type InlineScript = {
  /** As written in the tag. */
  readonly attributes: string;
  readonly text: string;
};

const script = /<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g;

/** Lists the scripts that are part of a built page. Files and blocks of structured data are none. */
export function inlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(script)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    /\ssrc=|ld\+json/.test(attributes) ? [] : [{ attributes, text }],
  );
}

/** Returns the script of a page that starts the app; undefined on a page without an app. */
export const bootScript = (html: string): string | undefined =>
  inlineScripts(html).find(({ attributes }) => attributes.includes(' data-app='))?.text;

const style = /<style[^>]*>(?<text>[^]*?)<\/style>/g;

/** Lists the style sheets that are part of a built page. */
export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(style)].map(({ groups: { text = '' } = {} }) => text);
