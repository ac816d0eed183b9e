import type { APIRequestContext, BrowserContext, TestInfo } from '@playwright/test';
import { openBuiltFiles, type BuiltFiles } from './builtFiles';
import { isOwnServer } from './ownServers';
import { readRunPlan } from './plan';
import { addressesRead } from './readBuiltFile';
import { recordPassedTest } from './report';
import { keyOfTest } from './testKey';

/** What a test loads from the site, while it runs. */
export type TestRecord = {
  /** Whether nothing that the test saw has changed since it passed. */
  readonly isUnchanged: boolean;
  /** Notes what the windows of a context ask for from now on. */
  readonly watch: (context: BrowserContext) => void;
  /** Notes what the test itself asks for from now on. */
  readonly watchRequests: (request: APIRequestContext) => void;
  /** Called before the context closes. */
  readonly endWatch: (context: BrowserContext) => void;
  /** Records the test as passed, if all that it saw was seen here. */
  readonly pass: () => void;
};

let built: BuiltFiles | undefined;

const idOf = ({ titlePath }: TestInfo): string => titlePath.join(' › ');

/**
 * Opens the record of a test. Tests of other folders, and specs that see the site in other ways, have none.
 * @param origin Origin of the server that all tests share.
 */
export function openTestRecord(info: TestInfo, origin: string): TestRecord | undefined {
  // What another server sends is in no key.
  if (process.env.TEST_HOST) return undefined;
  const spec = `tests/${info.titlePath[0]}`;
  if (!spec.startsWith('tests/e2e/')) return undefined;
  const { sources, browser, fixtureSpecs, unchanged } = readRunPlan();
  const own = sources[spec];
  if (own === undefined) return undefined;
  const id = idOf(info);
  // What servers and service workers of its builds send is in the key of its sources.
  const seesFixture = fixtureSpecs.includes(spec);
  const files = new Set<string>();
  let isWatched = false;
  let sawOthers = false;
  built ??= openBuiltFiles('build');
  const { nameOf } = built;

  const note = (url: string): void => {
    const { origin: from, pathname, protocol, hostname } = new URL(url);
    if (from === origin) files.add(nameOf(decodeURI(pathname)));
    else if (seesFixture || isOwnServer(from)) return;
    else if (protocol === 'file:' || hostname === '127.0.0.1' || hostname === 'localhost') sawOthers = true;
  };

  return {
    isUnchanged: unchanged.includes(id),
    watch(context) {
      isWatched = true;
      context.on('request', (request) => note(request.url()));
    },
    watchRequests(request) {
      isWatched = true;
      const { get } = request;
      request.get = ((url, options) => {
        note(new URL(url, origin).href);
        return get.call(request, url, options);
      }) as typeof get;
    },
    endWatch(context) {
      // What a service worker loads passes no window.
      if (!seesFixture && context.serviceWorkers().length > 0) sawOthers = true;
    },
    pass() {
      if (!isWatched || sawOthers || built === undefined) return;
      const list = [...new Set([...files, ...addressesRead()])].sort();
      recordPassedTest({ id, files: list, key: keyOfTest(built, { sources: own, browser, files: list }) });
    },
  };
}
