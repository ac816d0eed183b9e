const appFiles = /(?<=data-app=)(?:"[^"]*"|[^\s>]+)/;

/** Files as paths below the base URL. */
export type PageFiles = {
  /** Files of this page in addition to those of every page: the whole style sheet and its own chunks. */
  readonly own: readonly string[];
  /** Scripts that the page runs before the app, as soon as they arrive. */
  readonly before: readonly string[];
  /** The search dialog, loaded together with the app when a search is pending. */
  readonly search: readonly string[];
};

/**
 * Adds a page's own files to the script tag that starts the app; `ssrTemplate.ts` has written those of every page to its
 * `data-app`. `src/boot` runs the last file after all others.
 *
 * @throws When the page lists no files of the app, or the script that starts it is not the last one.
 */
export function nameAppFiles(html: string, baseUrl: string, { own, before, search }: PageFiles): string {
  const [list] = appFiles.exec(html) ?? [];
  if (list === undefined) {
    throw new Error('the page names no files of the app. Fix: see plugins/first-view/ssrTemplate.ts.');
  }
  const common = list.replaceAll('"', '').split(' ');
  const main = common.pop() ?? '';
  if (!main.startsWith(`${baseUrl}assets/js/main.`)) {
    throw new Error(
      `the page names ${main} last, not the script that starts the app. Fix: sort them in plugins/first-view/nameAppFiles.ts.`,
    );
  }
  const toUrls = (files: readonly string[]): string[] => files.map((file) => baseUrl + file);
  const all = [...toUrls(before), ...common, ...toUrls(own), main].join(' ');
  return html
    .replace(appFiles, () => `"${all}"`)
    .replace('data-app=', () => `data-search="${toUrls(search).join(' ')}" data-app=`);
}
