import type { Root, RootContent } from 'hast';
import { parseOrigin } from '../../shared/translations/composePage';

/** Elements of HTML that hold text; those of the theme get no `lang`, so their children do. */
const textElements = new Set([
  ...['p', 'ul', 'ol', 'dl', 'table', 'blockquote', 'figure', 'details', 'div', 'section', 'img', 'a'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

function markEnglish(node: RootContent): void {
  if (node.type !== 'element' || node.tagName === 'codeframe') return;
  if (textElements.has(node.tagName)) node.properties.lang ??= 'en';
  else node.children.forEach(markEnglish);
}

/**
 * Rehype plugin: marks the English sections of a page that is composed of translated and English ones
 * (`plugins/translated-content`) with `lang`.
 */
export function sectionLanguage() {
  return (tree: Root): void => {
    let isEnglish = false;
    for (const node of tree.children) {
      const origin = node.type === 'comment' ? parseOrigin(`<!--${node.value}-->`) : null;
      if (origin) ({ isEnglish } = origin);
      else if (isEnglish) markEnglish(node);
    }
  };
}
