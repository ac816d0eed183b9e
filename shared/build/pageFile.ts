import path from 'node:path';

/** Resolves a route (with base URL) to its HTML file. Docusaurus creates a folder for each route except the 404 page. */
export function pageFile(outDir: string, baseUrl: string, route: string): string {
  const place = decodeURI(route.slice(baseUrl.length));
  return path.join(outDir, place.endsWith('.html') ? place : path.join(place, 'index.html'));
}
