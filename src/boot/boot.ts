/**
 * What the page can do before, and without, the app: colour mode before the first paint, menus, tabs, copy buttons,
 * sidebar, announcement, the place in the table of contents. Plain DOM, one file, read by `plugins/classic-theme`,
 * which sends it minified as an external script in the head (a strict content security policy allows no inline one).
 * Handlers sit on the document, so they serve the server's HTML and what React puts in its place alike.
 */
(() => {
  const root = document.documentElement;
  const settings = document.currentScript?.dataset ?? {};
  const namespace = settings.namespace ?? '';
  const themeKey = `theme${namespace}`;
  const wide = matchMedia('(min-width: 997px)');

  // Storage may be blocked: then every choice holds for this page only.
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to do: the choice is already on the page.
    }
  };

  // 0. The address as the page names itself, without `/index.html` or a slash too many: the app reads it, and so do readers
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const ownPath = canonical ? new URL(canonical).pathname : location.pathname;
  const trimPath = (path: string): string => path.replace(/\/(?:index\.html)?$/, '');
  if (ownPath !== location.pathname && trimPath(ownPath) === trimPath(location.pathname)) {
    history.replaceState(history.state, '', `${ownPath}${location.search}${location.hash}`);
  }

  // 1. Colour mode and announcement, before the first paint
  const setTheme = (choice: string | null): void => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const chosen = choice === 'dark' || choice === 'light' ? choice : null;
    const fallback = settings.system === 'true' ? system : (settings.mode ?? 'dark');
    root.dataset.theme = chosen ?? fallback;
    root.dataset.themeChoice = chosen ?? (settings.system === 'true' ? 'system' : fallback);
  };
  setTheme(new URLSearchParams(location.search).get('docusaurus-theme') ?? read(themeKey));

  const announcementKey = `docusaurus.announcement.dismiss${namespace}`;
  const announcementIdKey = `docusaurus.announcement.id${namespace}`;
  if (read(announcementKey) === 'true' && read(announcementIdKey) === settings.announcement) {
    root.dataset.announcement = 'dismissed';
  }
  try {
    if (sessionStorage.getItem('sidebar') === 'hidden') root.dataset.sidebar = 'hidden';
  } catch {
    // See `read`.
  }

  // 2. Small actions by attribute
  const say = (text: string | undefined): void => {
    const status = document.getElementById('announcer');
    if (status && text) status.textContent = text;
  };
  const showDone = (element: HTMLElement): void => {
    element.classList.add('copy--done');
    say(element.dataset.done);
    setTimeout(() => {
      element.classList.remove('copy--done');
      say(' ');
    }, 1600);
  };
  const copy = (element: HTMLElement, text: string, source?: Element | null): void => {
    const select = () => {
      if (source) getSelection()?.selectAllChildren(source);
    };
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(text).then(() => showDone(element), select);
  };
  const actions: Record<string, (element: HTMLElement, event: Event) => void> = {
    'color-mode': () => {
      const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
      const oldValue = read(themeKey);
      setTheme(next);
      write(themeKey, next);
      // Docusaurus follows its storage slot: told the same way as by another tab, the app keeps the same mode.
      let storageArea: Storage | null = null;
      try {
        storageArea = localStorage;
      } catch {
        // See `read`.
      }
      dispatchEvent(new StorageEvent('storage', { key: themeKey, oldValue, newValue: next, storageArea }));
    },
    copy: (element) => {
      const code = element.closest('[data-copy-scope]')?.querySelector('code');
      copy(element, code?.textContent ?? '', code);
    },
    'copy-url': (element) => copy(element, (element as HTMLAnchorElement).href),
    'close-announcement': () => {
      root.dataset.announcement = 'dismissed';
      write(announcementKey, 'true');
      write(announcementIdKey, settings.announcement ?? '');
    },
    sidebar: (element) => {
      const hidden = root.dataset.sidebar !== 'hidden';
      if (hidden) root.dataset.sidebar = 'hidden';
      else delete root.dataset.sidebar;
      element.setAttribute('aria-expanded', String(!hidden));
      try {
        sessionStorage.setItem('sidebar', hidden ? 'hidden' : 'shown');
      } catch {
        // See `read`.
      }
    },
    version: (element) => write(`docs-preferred-version-default${namespace}`, element.dataset.version ?? ''),
    tab: (element) => selectTab(element, true),
    'keep-hash': (element) => {
      (element as HTMLAnchorElement).hash = location.hash;
    },
    top: () => scrollTo({ top: 0 }),
    reload: () => location.reload(),
  };

  // 3. Tabs: the first panel is open in the HTML; a choice is kept for all groups that have the same labels
  const tabsOf = (tab: HTMLElement): HTMLElement[] => [
    ...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ];
  const selectTab = (tab: HTMLElement, keep: boolean): void => {
    for (const other of tabsOf(tab)) {
      const chosen = other === tab;
      other.setAttribute('aria-selected', String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      document.getElementById(other.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !chosen);
    }
    const group = tab.dataset.group;
    if (!keep || !group) return;
    write(`docusaurus.tab.${group}${namespace}`, tab.textContent ?? '');
    restoreTabs();
  };
  const restoreTabs = (): void => {
    for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"][data-group]')) {
      const stored = read(`docusaurus.tab.${tab.dataset.group}${namespace}`);
      if (stored === tab.textContent && tab.getAttribute('aria-selected') !== 'true') selectTab(tab, false);
    }
  };

  // 4. Menus and drawer
  const closeMenus = (except?: Element | null): void => {
    for (const menu of document.querySelectorAll('.dropdown > details[open]')) {
      if (menu !== except) menu.removeAttribute('open');
    }
  };
  const closeDrawer = (): void => document.querySelector<HTMLElement>('#drawer:popover-open')?.hidePopover();
  wide.addEventListener('change', () => {
    closeDrawer();
    closeMenus();
  });

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    closeMenus(event.target.closest('.dropdown')?.querySelector(':scope > details'));
    const element = event.target.closest<HTMLElement>('[data-action]');
    if (element) actions[element.dataset.action ?? '']?.(element, event);
    if (event.target.closest('.dropdown__menu a')) closeMenus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      const open = document.querySelector('.dropdown > details[open] > summary');
      closeMenus();
      if (open instanceof HTMLElement) open.focus();
    }
    const tab =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="tab"]') : null;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!tab || !step) return;
    const tabs = tabsOf(tab);
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    next?.focus();
    if (next) selectTab(next, true);
  });
  addEventListener('storage', (event) => {
    if (event.key === themeKey) setTheme(event.newValue);
  });

  // 5. Where the reader is: current entry of the table of contents, button back to the top
  let isWaiting = false;
  const follow = (): void => {
    isWaiting = false;
    root.toggleAttribute('data-scrolled', scrollY > 900);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc .table-of-contents__link')];
    const current =
      links.findLast((link) => {
        const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        return heading !== null && heading.getBoundingClientRect().top < 140;
      }) ?? links[0];
    for (const link of links) link.classList.toggle('table-of-contents__link--active', link === current);
  };
  const followSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(follow);
  };
  addEventListener('scroll', followSoon, { passive: true });

  // 6. A page of the app has been put in place (also dispatched by src/clientModules/pageShown.ts)
  const onPage = (): void => {
    closeDrawer();
    restoreTabs();
    followSoon();
    const toggle = document.querySelector('[data-action="sidebar"]');
    toggle?.setAttribute('aria-expanded', String(root.dataset.sidebar !== 'hidden'));
  };
  document.addEventListener('DOMContentLoaded', onPage);
  document.addEventListener('taichi:page', onPage);

  // 7. The app's own files failed to load: say so, keep the page
  const tellFailure = (message: string): void => {
    const box = document.getElementById('load-failure');
    if (!box) return;
    const text = box.querySelector('code');
    if (text) text.textContent = message;
    box.hidden = false;
  };
  addEventListener('unhandledrejection', (event) => {
    const error: unknown = event.reason;
    if (
      error instanceof Error &&
      (error.name === 'ChunkLoadError' || /loading .*chunk/i.test(error.message))
    ) {
      tellFailure(error.message);
    }
  });
  addEventListener(
    'error',
    (event) => {
      const script = event.target;
      // A chunk that the running app asks for ends in a promise (above), and nobody waits for one that is loaded ahead.
      if (!(script instanceof HTMLScriptElement) || script.dataset.rspack !== undefined) return;
      if (script.src.includes('/assets/js/')) tellFailure(`Loading ${new URL(script.src).pathname} failed.`);
    },
    true,
  );
})();
