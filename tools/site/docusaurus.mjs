// @ts-check
// Docusaurus' command line. A build is finished by programs of this repository: build.mjs.
await import(process.argv[2] === 'build' ? './build.mjs' : './runDocusaurus.mjs');
