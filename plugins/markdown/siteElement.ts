import type { Data, Node, RootContent } from 'mdast';

/**
 * Element that the theme provides under a lower-case name. It becomes a plain hast element, which the MDX provider
 * replaces in both formats; an uppercase JSX name would not survive the HTML parser of the format `md`.
 */
export interface SiteElement extends Node {
  type: 'siteElement';
  children: RootContent[];
  data: Data & { hName: string; hProperties: Record<string, string> };
}

declare module 'mdast' {
  interface RootContentMap {
    siteElement: SiteElement;
  }
  interface PhrasingContentMap {
    siteElement: SiteElement;
  }
}

/** Creates the node of such an element; undefined props are omitted. */
export function siteElement(
  name: string,
  props: Readonly<Record<string, string | undefined>> = {},
  children: RootContent[] = [],
): SiteElement {
  return { type: 'siteElement', children, data: { hName: name, hProperties: definedOnly(props) } };
}

/** Omits undefined props. */
function definedOnly(props: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
