import { ratio } from './budgets';
import { toKiB } from './kinds';
import type { Results } from './results';
import type { Table } from './tables';

/**
 * Takes the results of a run; gives the tables of presses: times to their effect, lost ones, route changes.
 */
export function pressTables({ sites }: Results): Table[] {
  const all = Object.values(sites);
  const effects = all.flatMap(({ name, effects: times }) =>
    Object.entries(times ?? {}).map(([control, time]) => [name, control, time ?? 'none']),
  );
  const clicks = all.flatMap(({ name, clicks: counts }) =>
    counts ? [[name, counts.lost, counts.of, describeLost(counts.byControl)]] : [],
  );
  const stock = sites.docusaurus?.routes;
  const routes = all.flatMap(({ name, routes: times }) =>
    times
      ? [
          [
            name,
            times.first,
            times.hovered,
            times.cold,
            times.warm,
            ratio(times.cold, stock?.cold),
            ratio(times.warm, stock?.warm),
          ],
        ]
      : [],
  );
  return [
    {
      title: 'First press to its effect, ms',
      note: 'On the page `field`, loaded and untouched on a slow phone; an app that waits for the reader has not started.',
      head: ['site', 'control', 'ms'],
      rows: effects,
    },
    {
      title: 'First presses that were lost while the page loads',
      note: 'The press comes 0 to 5 s after the control is on the screen of a slow phone. One that takes effect and is undone counts as lost.',
      head: ['site', 'lost', 'of', 'where'],
      rows: clicks,
    },
    {
      title: 'Route change, ms',
      note: 'From the press on a link of the menu to the title of the next page, slow processor and network. “First” and “hovered” (0.4 s) on an untouched page, “cold” as soon as the app runs, “warm” after the mouse has rested on the link for 1 s.',
      head: ['site', 'first', 'hovered', 'cold', 'warm', 'cold / stock', 'warm / stock'],
      rows: routes,
    },
  ];
}

function describeLost(byControl: Record<string, number>) {
  const parts = Object.entries(byControl).filter(([, count]) => count > 0);
  return parts.map(([control, count]) => `${control}: ${count}`).join('; ') || 'nowhere';
}

/**
 * Takes the results of a run; gives the table of the JavaScript that a running app takes.
 */
export function appTable({ sites }: Results): Table {
  return {
    title: 'JavaScript once the app runs on field, KiB gzip',
    head: ['site', 'KiB'],
    rows: Object.values(sites).flatMap(({ name, app }) => (app ? [[name, toKiB(app.script)]] : [])),
  };
}

/**
 * Takes the results of a run; gives the table of builds.
 */
export function buildTable({ sites }: Results): Table {
  return {
    title: 'Builds',
    note: 'English only. One more page: from a cold build with generated pages that stand in no menu, against the cold build without; bytes from a build with one of those pages. The app of the peers is part of their first view.',
    head: [
      'site',
      'pages',
      'cold, s',
      'warm, s',
      'pages a second',
      'one more page, ms',
      'in each first view, bytes',
      'in the app, bytes',
    ],
    rows: Object.values(sites).flatMap(({ name, builds }) =>
      builds
        ? [
            [
              name,
              builds.pages,
              builds.coldSeconds,
              builds.warmSeconds,
              builds.pagesPerSecond,
              builds.onePageMs,
              builds.onePageBytes,
              builds.onePageAppBytes,
            ],
          ]
        : [],
    ),
  };
}
