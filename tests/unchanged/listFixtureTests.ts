import { keysOfFixtureTests, readFixtureReport, selectFixtureTests } from './fixtureTests';

/** Share of the unchanged files that run all the same. */
const drawn = 0.03;

// Prints the files of tests over builds of the fixture that have to run: tools/test reads this.
console.log(
  selectFixtureTests(keysOfFixtureTests(), readFixtureReport(), () => Math.random() < drawn).join('\n'),
);
