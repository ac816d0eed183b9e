type Section = {
  /** Python module, e.g. `taichi.aot.module`. */
  name: string;
};

type Entry = { value: string; id: string; level: number };

/** Heading level of a module: 2 for `taichi` and `taichi.aot`, 3 for what is below. */
export const headingLevel = ({ name }: Section): 2 | 3 => (name.split('.').length > 2 ? 3 : 2);

/** Table of contents of an API index: one entry per module, named below the entry that holds it, in order. */
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
