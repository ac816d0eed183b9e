type Section = {
  /** Python module, e.g. `taichi.aot.module`. */
  name: string;
};

type Entry = { value: string; id: string; level: number };

/** Heading level of a module: 2 for `taichi` and `taichi.aot`, 3 for their submodules. */
export const headingLevel = ({ name }: Section): 2 | 3 => (name.split('.').length > 2 ? 3 : 2);

/** Builds the table of contents of an API index: one entry per module in order, named relative to its parent entry. */
export const toContents = (sections: readonly Section[]): Entry[] =>
  sections.map(({ name }) => {
    const level = headingLevel({ name });
    const shortName =
      name
        .split('.')
        .slice(level - 1)
        .join('.') || name;
    return { value: `<code>${shortName}</code>`, id: name, level };
  });
