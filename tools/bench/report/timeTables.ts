import { toKiB } from '../measure/transfers';
import type { Results } from '../results';
import { ratio } from './budgets';
import type { Table } from './tables';

/** Builds the tables on presses: the time to their effect, lost presses, route changes. */
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
      title: 'From the first press to its effect, ms',
      note: 'On the page `field`, loaded on a slow phone without any interaction, so that an app which starts on the first interaction has not started.',
      head: ['site', 'control', 'ms'],
      rows: effects,
    },
    {
      title: 'First presses that are lost while the page loads',
      note: 'On a slow phone, 0 to 5 s after the control has become visible. A press whose effect is undone counts as lost.',
      head: ['site', 'lost', 'of', 'where'],
      rows: clicks,
    },
    {
      title: 'Route change, ms',
      note: 'From the press on a link of the menu to the title of the next page, with a slow processor and network. “First” and “hovered” (for 0.4 s) are the first interaction with the page; “cold” comes as soon as the app runs, “warm” after the mouse has rested on the link for 1 s.',
      head: ['site', 'first', 'hovered', 'cold', 'warm', 'cold / stock', 'warm / stock'],
      rows: routes,
    },
  ];
}

function describeLost(byControl: Readonly<Record<string, number>>): string {
  const parts = Object.entries(byControl).filter(([, count]) => count > 0);
  return parts.map(([control, count]) => `${control}: ${count}`).join('; ') || 'nowhere';
}

/** Builds the table on the JavaScript of a running app. */
export function appTable({ sites }: Results): Table {
  return {
    title: 'JavaScript once the app runs on field, KiB gzip',
    head: ['site', 'KiB'],
    rows: Object.values(sites).flatMap(({ name, app }) => (app ? [[name, toKiB(app.script)]] : [])),
  };
}

/** Builds the table on builds. */
export function buildTable({ sites }: Results): Table {
  return {
    title: 'Builds',
    note: 'English only. Cold: the median of as many builds as there are runs per timing, in which the sites take turns. One more page: the difference between cold builds with and without generated pages that are not part of any menu; bytes are compared with a build that has one of these pages. The app of the peers is part of their first view.',
    head: [
      'site',
      'pages',
      'cold, s',
      'warm, s',
      'pages per second',
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
