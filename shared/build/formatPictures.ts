/** Addresses of pictures, and of their smaller variants, by name. */
export type Pictures = {
  readonly covers: Readonly<Record<string, string>>;
  /** As `srcset`. */
  readonly coverVariants: Readonly<Record<string, string>>;
};

/**
 * Formats a module whose default export has the addresses of pictures. A route that named each picture as a module of its own would cost an
 * entry in the browser's registry and a chunk for each, which every page of the site loads.
 *
 * @param requests What the bundler is asked for, instead of the addresses.
 */
export function formatPictures(requests: Pictures): string {
  const formatGroup = (group: Readonly<Record<string, string>>): string =>
    Object.entries(group)
      .map(([name, request]) => `${JSON.stringify(name)}: require(${JSON.stringify(request)}).default,`)
      .join('\n');
  const groups = Object.entries(requests).map(([key, group]) => `${key}: {\n${formatGroup(group)}\n},`);
  return `export default {\n${groups.join('\n')}\n};\n`;
}
