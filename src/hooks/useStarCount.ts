import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { requestLimit } from '@site/src/lib/requestLimit';
import { formatStars, isStars, starsFallback } from '@site/src/lib/stars/formatStars';

const storageKey = 'stars';

/** At most one request per page load, however many badges the page has. */
let request: Promise<string> | undefined;

function readCached(): string | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    return isStars(text) ? text : null;
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage is blocked: the next page requests the count again.
  }
}

async function askForStars(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: requestLimit() });
    const body: unknown = response.ok ? await response.json() : null;
    return formatStars((body as { stargazers_count?: unknown } | null)?.stargazers_count);
  } catch {
    return starsFallback;
  }
}

/** Returns the formatted star count, requested once per session when the app starts; the fallback until then. */
export function useStarCount(): string {
  const { siteConfig } = useDocusaurusContext();
  const url = String(siteConfig.customFields?.repositoryMetadataUrl);
  const [stars, setStars] = useState(starsFallback);
  useEffect(() => {
    const cached = readCached();
    if (cached !== null) {
      setStars(cached);
      return;
    }
    request ??= askForStars(url);
    void request.then((text) => {
      keep(text);
      setStars(text);
    });
  }, [url]);
  return stars;
}
