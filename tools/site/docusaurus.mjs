// @ts-check
// Docusaurus' command line; build.ts starts and finishes a build. Plain JavaScript, as what it starts: Docusaurus' workers would inherit tsx.
if (process.argv[2] === 'build') {
  const { require } = await import('tsx/cjs/api');
  /** @param {string} name */
  const load = (name) => require(name, import.meta.url);
  load('./build.ts').runBuild(process.cwd(), process.argv.slice(2), () => load('./finishBuild.ts'));
} else {
  await import('./runDocusaurus.mjs');
}
