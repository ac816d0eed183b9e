// @ts-check
import { parse } from '@babel/parser';
import babelTraverse from '@babel/traverse';

// A CommonJS package, whose default export Node passes as a property.
const traverse = /** @type {typeof babelTraverse} */ (
  /** @type {{ default?: unknown }} */ (/** @type {unknown} */ (babelTraverse)).default ?? babelTraverse
);

/**
 * @typedef {import('@babel/traverse').NodePath} NodePath
 * @typedef {{ readonly start: number, readonly end: number, readonly text: string }} Edit
 * @typedef {Readonly<Record<string, string>>} Messages Messages of a locale by their ids.
 */

/**
 * @param {NodePath} path
 * @param {string} what
 */
const refuse = (path, what) =>
  new Error(
    `line ${path.node.loc?.start.line}: ${what}. Fix: pass constant strings to translate({ id, message }) and <Translate id>message</Translate>, and use neither name otherwise.`,
  );

/**
 * @param {NodePath} path
 * @returns {string}
 */
function readConstant(path) {
  const { confident, value } = path.evaluate();
  if (confident && typeof value === 'string') return value;
  throw refuse(path, 'the id of this message is not a constant string');
}

/** @param {NodePath} path */
const rangeOf = ({ node: { start, end } }) => ({ start: Number(start), end: Number(end) });

/**
 * @param {NodePath} call
 * @param {Messages} messages
 * @returns {Edit[]}
 */
function localizeCall(call, messages) {
  const [argument] = call.isCallExpression() ? call.get('arguments') : [];
  if (!argument?.isObjectExpression()) throw refuse(call, 'this use of translate has no object with an id');
  const properties = argument.get('properties');
  /** @param {string} name */
  const find = (name) =>
    properties
      .filter((property) => property.isObjectProperty())
      .find(({ node: { key } }) => key.type === 'Identifier' && key.name === name)
      ?.get('value');
  const id = find('id');
  const message = find('message');
  if (!id || !message) throw refuse(call, 'this use of translate has no id or no message');
  const own = messages[readConstant(id)];
  return own === undefined ? [] : [{ ...rangeOf(message), text: JSON.stringify(own) }];
}

/**
 * @param {NodePath} opening
 * @param {Messages} messages
 * @returns {Edit[]}
 */
function localizeElement(opening, messages) {
  const element = opening.parentPath;
  if (!opening.isJSXOpeningElement() || !element?.isJSXElement() || !element.node.closingElement)
    throw refuse(opening, 'this use of Translate is no element with a message');
  const id = opening
    .get('attributes')
    .filter((attribute) => attribute.isJSXAttribute())
    .find(({ node }) => node.name.name === 'id')
    ?.get('value');
  if (!id?.node) throw refuse(opening, 'this Translate element has no id');
  const own =
    messages[
      readConstant(id.isJSXExpressionContainer() ? id.get('expression') : /** @type {NodePath} */ (id))
    ];
  if (own === undefined) return [];
  const start = rangeOf(opening).end;
  return [{ start, end: Number(element.node.closingElement.start), text: `{${JSON.stringify(own)}}` }];
}

/**
 * Puts the messages of a locale in place of the English ones, so the app needs no table of all messages. Messages that the locale lacks stay
 * as they are, as in Docusaurus.
 *
 * @param {string} source
 * @param {Messages} messages
 * @returns {string}
 * @throws {Error} On a use of `translate` or `Translate` whose id cannot be read from the source: its message would stay in English.
 */
export function localizeMessages(source, messages) {
  if (Object.keys(messages).length === 0) return source;
  /** @type {Edit[]} */
  const edits = [];
  traverse(parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'] }), {
    ImportDeclaration(path) {
      if (path.node.source.value !== '@docusaurus/Translate') return;
      for (const { local } of path.node.specifiers) {
        for (const { parentPath } of path.scope.getBinding(local.name)?.referencePaths ?? []) {
          if (!parentPath) continue;
          if (parentPath.isJSXOpeningElement()) edits.push(...localizeElement(parentPath, messages));
          else if (!parentPath.isJSXClosingElement()) edits.push(...localizeCall(parentPath, messages));
        }
      }
    },
  });
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    source,
  );
}
