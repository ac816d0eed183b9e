import { CPU_SLOWDOWN } from '../measure/devices';
import { SLOW_NETWORK } from '../measure/slowNetwork';
import type { Results } from '../results';
import { markdownTable, type Table } from './tables';

const INTRODUCTION = `# Benchmark

This file is generated. Do not edit it: the text is in \`report/readme.ts\`, the figures are in \`results.json\`.

| what goes in | what comes out |
|---|---|
| the built site (\`build/\`, or \`--site\`), and a copy of the working tree for the builds | \`README.md\`: budgets with their verdicts, all tables, failures |
| \`budgets.json\`: limits on bytes and times; tests in \`tests/\` read it, too | \`results.json\`: every figure, and the machine it was measured on |
| \`peers/*\`, \`lighthouse/\`: packages and lockfiles of what is compared with, and of Lighthouse | exit code 1 when a measurement failed |

## How to repeat it

\`\`\`shell
npm run build
npm run bench -- --peers
\`\`\`

Use a machine that is otherwise idle. The first run installs Lighthouse and the peers into \`.cache/bench\` (about 850 MB) and needs the
network for that. \`-- --help\` lists the options: \`--only bytes,clicks\` measures some parts, \`--pages field\` some page types, and
\`--quick\` tries everything once. Such runs write to \`.cache/bench\` and leave this file alone. After a change of \`budgets.json\` or of the
text, \`-- --render\` rewrites this file from \`results.json\` without measuring anything.

## How it measures

- Peers are the newest releases that run on Node 20, with the settings of their templates and the same documents: the docs in all
  versions, and the blog. Their Markdown is ours, except for syntax that they would show as raw text (\`projects/convertPage.ts\`).
- All sites are served from this machine by the same kind of server, over HTTP/1.1 and compressed with Brotli 10. Figures marked gzip are
  measured with gzip 9 and count bodies only. Our responses carry the security headers of the preview server; those of the peers do not.
- No other host is reachable.
- The slow phone has a processor ${CPU_SLOWDOWN} times slower, ${SLOW_NETWORK.bitsPerSecond / 1e6} Mbit/s and a latency of ${SLOW_NETWORK.latency} ms per request. A proxy slows the network down,
  because Chromium's own throttling does not apply to prefetched files.
- Lighthouse emulates its own slow phone and desktop. Its scores other than performance come from one run, because they do not depend on
  timing.
- Accessibility scores below 100 are links and buttons that count as too small, in parts of a long page that are not laid out yet (\`src/css/far.css\`): before the
  first interaction their heights are an estimate, and in Lighthouse's measurement, though not on the screen, what is taller reaches into the
  next part. The browser tests run axe on the page as it is laid out.
- The SEO score of the search page is low because the page asks search engines not to list it.
- Peers are sampled: Lighthouse on three pages on the phone, presses once, clicks at three moments instead of ten.
- Timings are medians. Comparisons are ratios of two figures from the same table.
- A press is timed inside the page, from the timestamp of its event to the first frame that shows its effect.
- A measurement that fails is reported, and the others continue.

## Where things are

| folder or file | what it holds |
|---|---|
| \`index.ts\`, \`arguments.ts\` | the command line |
| \`run.ts\`, \`parts.ts\`, \`siteBuild.ts\`, \`refusePreview.ts\` | a run: builds and serves the sites, then measures part by part |
| \`sites/\` | what is compared: pages, and the selectors of controls; a change of the navbar changes them |
| \`projects/\` | how the sites are built: a copy of this repository, and peers generated from its documents |
| \`measure/\` | how each part is measured, with the browser, the servers and the slow network it needs |
| \`report/\` | budgets, tables, and this file |`;

/** Renders the report as Markdown: how it was measured, the machine, and the tables. */
export function benchReadme(results: Results, tables: readonly Table[]): string {
  const failures = results.failures.map(
    // As code: the words of a program are not checked as ours are.
    ({ site, what, message }) => `- ${what}, ${site}: \`\` ${message.split('\n')[0]} \`\``,
  );
  const sections = [
    INTRODUCTION,
    describeRun(results),
    ...tables.map(markdownTable),
    ...(failures.length > 0 ? [`## Failures\n\n${failures.join('\n')}`] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

function describeRun({ date, machine, runs, sites }: Results): string {
  const peers = Object.values(sites).flatMap(({ name, version }) =>
    version === null ? [] : [`${name} ${version}`],
  );
  const programs = [`Node ${machine.node.slice(1)}`, `Chromium ${machine.chromium}`, ...peers];
  const facts = [
    ...(date === null ? [] : [`- Date: ${date}`]),
    `- Machine: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.system}; load before the run: ${machine.loadBefore}`,
    `- Programs: ${programs.join(', ')}`,
    `- Runs per timing: ${runs}`,
  ];
  return `## This run\n\n${facts.join('\n')}`;
}
