/** Pages that the frame of the site links to, so that newcomers find the release for their version of Python. */
export const entryPages = {
  /** Section with the install command for each version of Python. */
  install: '/docs/hello_world#install',
  /** What differs between the releases. */
  migrating: '/docs/migrating',
} as const;
