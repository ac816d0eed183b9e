type Route = {
  readonly path?: string | readonly string[];
  readonly component?: unknown;
};

/** A parent route; its component loads what the route needs. */
type Parent = Route & {
  readonly path: string;
  readonly routes: Route[];
  readonly component: { preload: () => Promise<unknown> };
};

type Module = { readonly default: readonly Route[] };

/** A part of the site whose list of pages is loaded with it: see plugins/first-view/splitRoutes.mjs. */
export type Section = {
  /** The route above the pages; its list of children is empty until they are loaded. */
  readonly parent: Parent;
  readonly load: () => Promise<Module>;
  /** Returns the module if it came with the page. */
  readonly loaded: () => Module | undefined;
};

let sections: readonly Section[] = [];
const loading = new Map<Section, Promise<void>>();

const trim = (path: string): string => path.replace(/\/$/, '');

const hasPreload = (component: unknown): component is Parent['component'] =>
  typeof component === 'function' && 'preload' in component;

function fill({ parent }: Section, { default: pages }: Module): void {
  if (parent.routes.length === 0) parent.routes.push(...pages);
}

async function request(section: Section): Promise<void> {
  try {
    fill(section, await section.load());
  } catch (error) {
    loading.delete(section);
    throw error;
  }
}

/** Loads the routes of a section once; after a failure, the next call tries again. */
function loadRoutes(section: Section): Promise<void> {
  const known = loading.get(section);
  if (known) return known;
  const promise = request(section);
  loading.set(section, promise);
  return promise;
}

/** Preloads the page of the address, which the router did not find before the section was loaded. */
async function preloadShown({ parent }: Section): Promise<void> {
  const shown = trim(decodeURI(window.location.pathname));
  const pages = parent.routes.filter(({ path }) => typeof path === 'string' && trim(path) === shown);
  const components = pages.map(({ component }) => component).filter(hasPreload);
  await Promise.all(components.map((component) => component.preload()));
}

/**
 * Adds the sections of the site: routes that came with the page are added at once, those of another section when its parent is preloaded,
 * as the app does before it shows a page.
 *
 * @param added Sections, those with longer paths first.
 */
export function addSections(added: readonly Section[]): void {
  sections = added;
  for (const section of added) {
    const module = section.loaded();
    if (module) {
      fill(section, module);
      continue;
    }
    const { component } = section.parent;
    const preload = component.preload.bind(component);
    component.preload = () => Promise.all([preload(), loadRoutes(section).then(() => preloadShown(section))]);
  }
}

/** Loads the routes of the section that a path belongs to; returns undefined when nothing has to be loaded. */
export function loadSection(path: string): Promise<void> | undefined {
  const section = sections.find(({ parent }) => `${trim(path)}/`.startsWith(`${trim(parent.path)}/`));
  return section && section.parent.routes.length === 0 ? loadRoutes(section) : undefined;
}
