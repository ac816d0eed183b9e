type Hit = { readonly url: string };

/** Returns the first hit of each page, at most `count` of them, with the address of the page. */
export function nearestPages<Each extends Hit>(hits: readonly Each[], count: number): Each[] {
  const pages = new Map<string, Each>();
  for (const hit of hits) {
    const url = hit.url.replace(/#.*$/, '');
    if (!pages.has(url)) pages.set(url, { ...hit, url });
  }
  return [...pages.values()].slice(0, count);
}
