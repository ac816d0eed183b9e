/** Files whose name contains a hash of their content, as the source of a regular expression that every host understands. */
export const hashedFiles = String.raw`/assets/.+[.-][0-9a-f]{6,}\.[a-z0-9]+$`;
