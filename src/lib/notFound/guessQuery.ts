const isVersion = (part: string): boolean =>
  /^(?:v?\d+(?:\.\d+)+|master|develop|latest|stable|next)$/.test(part);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Guesses what the reader of an unknown path looked for: the words of its last part that is not a version.
 *
 * @param baseUrl Base URL of the locale.
 */
export function guessQuery(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const parts = path
    .split('/')
    .map((part) => decode(part).replace(/\.(?:html?|md)$/, ''))
    .filter((part) => part !== '' && part !== 'index' && !isVersion(part));
  return (parts.at(-1) ?? '')
    .split(/[-_+\s]+/)
    .join(' ')
    .trim()
    .slice(0, 80);
}
