/** Pages that the frame of the site links to. */
export const entryPages = {
  /** Section with the install command for each version of Python. */
  install: '/docs/hello_world#install',
  /** What differs between the releases. */
  migrating: '/docs/migrating',
  /** Programs that run in the browser. */
  gallery: '/gallery',
} as const;
