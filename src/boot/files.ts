import { settings } from './page';

const retries = 2;
/** Milliseconds after which a file that fails is asked for again; twice as many the next time. */
const pause = 600;
/** Milliseconds after which a file that neither comes nor fails is asked for again; twice as many the next time. */
const patience = 20_000;

const asked = new Map<string, Promise<void>>();

const request = (address: string, tries: number, done: () => void, fail: (message: string) => void): void => {
  const isSheet = address.endsWith('.css');
  const file = isSheet
    ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    : Object.assign(document.createElement('script'), { src: address, async: false });
  const again = (): void => {
    clearTimeout(timer);
    // A script of another document does not run: one that comes late must not run beside its successor.
    new Document().adoptNode(file);
    if (tries < retries) setTimeout(request, pause << tries, address, tries + 1, done, fail);
    else {
      asked.delete(address);
      fail(`Loading ${address} failed.`);
    }
  };
  const timer = setTimeout(again, patience << tries);
  file.onload = () => {
    clearTimeout(timer);
    done();
  };
  file.onerror = again;
  document.head.append(file);
};

/** Loads a script or style sheet once, by address; a failed or slow one is asked for again. Rejects with a sentence. */
export const load = (address: string): Promise<void> => {
  const loading = asked.get(address) ?? new Promise((done, fail) => request(address, 0, done, fail));
  asked.set(address, loading);
  return loading;
};

/** Loads `follow.ts`. That it fails is told when the app is asked for: the page works without it. */
export const loadFollow = (): void => void load(`${settings.follow}`).catch(() => undefined);
