import { showLoadFailure } from './loadFailure';
import { settings } from './page';

const retries = 2;
/** Milliseconds until a failed file is requested again; doubled for the next time. */
const pause = 600;
/** Milliseconds until a file that neither arrives nor fails is requested again; doubled for the next time. */
const patience = 20_000;

const requested: Record<string, Promise<void> | undefined> = {};

/** Loads a script or style sheet, or data for a later `fetch`, once per address, with retries. Rejects with a sentence. */
export const load = (address: string): Promise<void> =>
  (requested[address] ??= new Promise((done, fail) => {
    let tries = 0;
    const request = (): void => {
      // One element or the other: each ignores the properties of the other kind, and one call takes fewer bytes than two.
      const file = Object.assign(document.createElement(/js$/.test(address) ? 'script' : 'link'), {
        rel: /css$/.test(address) ? 'stylesheet' : 'preload',
        as: 'fetch',
        href: address,
        src: address,
        async: false,
      });
      const message = `Loading ${address} failed.`;
      const again = (): void => {
        clearTimeout(timer);
        // A late script must not run beside its successor; in another document it does not run at all.
        new Document().adoptNode(file);
        if (tries < retries) setTimeout(request, 2 ** tries++ * pause);
        else {
          requested[address] = undefined;
          fail(message);
        }
      };
      const timer = setTimeout(
        () => {
          showLoadFailure(message);
          again();
        },
        2 ** tries * patience,
      );
      file.onload = () => {
        clearTimeout(timer);
        done();
      };
      file.onerror = again;
      document.head.append(file);
    };
    request();
  }));

/** Loads files that the page also works without. A failure shows only when the app starts, and the next call requests them again. */
const loadExtra = (files: string): unknown => Promise.allSettled(files.split(' ').map(load));

/** Loads `interaction.ts`. */
export const loadInteraction = () => loadExtra(settings.interaction);

/** Loads what answers in the box of the search, its index, and the dialog that takes the box over. */
export const loadSearch = () => loadExtra(settings.search);
