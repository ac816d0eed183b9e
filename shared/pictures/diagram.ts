/** Name under which `plugins/pictures` registers the loader of diagrams. */
export const diagramLoader = 'diagram';

/** A drawing of its own. */
export type Part = {
  readonly viewBox: string;
  /** Least width at which every label is legible, in CSS pixels. */
  readonly width: number;
  /** The elements within `<svg>`. */
  readonly html: string;
};

/** A diagram as the loader exports it. Several parts are side by side, or one below the other on a phone. */
export type Drawing = readonly Part[];

/**
 * Builds the request for a diagram, see `plugins/pictures/README.md`.
 *
 * @param file Path of the SVG, as the bundler resolves it.
 */
export function requestDiagram(file: string): string {
  return `!!${diagramLoader}!${file}`;
}
