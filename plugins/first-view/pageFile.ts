import path from 'node:path';

/** The HTML file of a route, by its path with the base URL: Docusaurus makes a folder of each, but for the 404 page. */
export function pageFile(outDir: string, baseUrl: string, route: string): string {
  const place = decodeURI(route.slice(baseUrl.length));
  return path.join(outDir, place.endsWith('.html') ? place : path.join(place, 'index.html'));
}
