// @ts-check
// Settings of a build that have to be made before Docusaurus is loaded. Plain JavaScript, as what imports it.
import { setFlagsFromString } from 'node:v8';

// Docusaurus reads it from the environment: pictures of Markdown pages are files, however small. By default those below 10 kB are written into
// the page and once more into its chunk.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';

// V8 forgets the bytecode of functions that have not run during a few collections of garbage. A build is a sequence of steps which come back, for each
// page and each plugin, so it compiles what it has just forgotten. Cold English builds took 46, 50 and 46 s with this flag, 51, 51 and 50 without:
// 77, 83 and 78 s of processor time, 85, 84 and 83 without (in turns, 2 cores, 2026-11-28).
setFlagsFromString('--no-flush-bytecode');

// V8 of Node.js 20 optimizes a function when it has executed 66 KiB of its bytecode. Most code of a build is done soon afterwards, and the compiler
// takes the second core from it. Cold English builds took 96, 92 and 85 s of processor time by default, 78, 78 and 76 with 600 kB, 76 and 74 with
// 1.5 MB; with 4 MB they took longer again (in turns, 2 cores, 2026-11-28). Later releases do not know the flag and took no longer without it: 72
// and 69 s with 22, 67 and 78 with 24.
if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString('--interrupt-budget=1200000');
