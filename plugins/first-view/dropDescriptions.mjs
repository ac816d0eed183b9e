// @ts-check

/**
 * Drops the descriptions of translated strings: they are for translators, who find them in `i18n/<locale>/code.json`, and readers would
 * download them with every component.
 */
const text = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const call = new RegExp(
  String.raw`(\btranslate\(\s*\{(?:[^'"\`{}]|${text}|\`[^\`]*\`)*?)\bdescription:\s*(?:${text}),?`,
  'g',
);
const element = new RegExp(
  String.raw`(<Translate\b(?:[^'"{}>]|${text}|\{(?:[^{}]|\{[^{}]*\})*\})*?)\sdescription=(?:${text})`,
  'g',
);

/**
 * Loader for the components of the site and of the classic theme.
 *
 * @param {string} source
 * @returns {string}
 */
// eslint-disable-next-line no-restricted-exports -- The bundler takes the default export of a loader.
export default function dropDescriptions(source) {
  return source.replace(call, '$1').replace(element, '$1');
}
