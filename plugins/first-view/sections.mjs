// @ts-check

/**
 * A section is a part of the site whose pages have one parent route, such as a docs version. In browsers, the list of its pages is loaded
 * with the section.
 */

/**
 * Whether a route is the parent of a section: all of its children are pages.
 * @param {{ readonly routes?: readonly object[] | undefined }} route
 */
export const isSection = ({ routes }) =>
  routes !== undefined && routes.length > 0 && routes.every((child) => !('routes' in child && child.routes));

/**
 * Names the chunk with the routes of a section.
 * @param {string} path Path of the section's parent route.
 */
export const chunkOfSection = (path) => `routes${path.replace(/\/$/, '').replace(/[^\w]+/g, '-')}`;
