import type { Expression } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** Builds `require("…").default`, as Docusaurus does for pictures. */
export const requireDefault = (request: string): Expression => ({
  type: 'MemberExpression',
  computed: false,
  optional: false,
  object: {
    type: 'CallExpression',
    optional: false,
    callee: { type: 'Identifier', name: 'require' },
    arguments: [{ type: 'Literal', value: request }],
  },
  property: { type: 'Identifier', name: 'default' },
});

/** Builds the JSX attribute `name={require("…").default}`. */
export function requireAttribute(name: string, request: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${JSON.stringify(request)}).default`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: requireDefault(request) }],
          comments: [],
        },
      },
    },
  };
}
