const appFiles = /(?<=data-app=)(?:"[^"]*"|[^\s>]+)/;

/** Files, as paths below the base URL. */
export type PageFiles = {
  /** What this page needs beside the files of every page: the whole style sheet and its own chunks. */
  readonly own: readonly string[];
  /** The search dialog: loaded with the app when a search is waiting for it. */
  readonly search: readonly string[];
};

/**
 * Returns the HTML of a page with the files that it needs at the script that starts the app: `data-app` has those of every page,
 * from `ssrTemplate.ts`. `src/boot` runs the last file after all others.
 *
 * @throws When the page names no files of the app, or does not name the script that starts it last.
 */
export function nameAppFiles(html: string, baseUrl: string, { own, search }: PageFiles): string {
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
  const all = [...common, ...toUrls(own), main].join(' ');
  return html
    .replace(appFiles, () => `"${all}"`)
    .replace('data-app=', () => `data-search="${toUrls(search).join(' ')}" data-app=`);
}
