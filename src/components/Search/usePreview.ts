import { useEffect, useState } from 'react';
import { requestLimit } from '@site/src/lib/requestLimit';
import { readPreview, type PreviewView } from '@site/src/search/client/readPreview';

/** A reader who runs over the list loads nothing; one who stays on a hit does not wait long. */
const pause = 150;

const pages = new Map<string, Promise<Document>>();

/** Loads a page of the site once. */
function loadPage(path: string): Promise<Document> {
  const page =
    pages.get(path) ??
    fetch(path, { signal: requestLimit() }).then(async (response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      // The policy of this page would refuse the styles of another one, and report them.
      const html = (await response.text()).replace(/<style>[^]*?<\/style>/, '');
      return new DOMParser().parseFromString(html, 'text/html');
    });
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

/**
 * Loads the beginning of what a hit leads to. Null until it is loaded, and when it cannot be loaded: the hit is sufficient without it.
 *
 * @param url Path with the base URL and the anchor; null for no hit.
 */
export function usePreview(url: string | null): PreviewView | null {
  const [preview, setPreview] = useState<{ url: string; view: PreviewView | null } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const [path = '', anchor = ''] = url.split('#');
      loadPage(path).then(
        (page) => isCurrent && setPreview({ url, view: readPreview(page, decodeURIComponent(anchor)) }),
        (error: unknown) => console.warn('No preview.', error),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [url]);
  return url !== null && preview?.url === url ? preview.view : null;
}
