import { inject } from 'vitest';
import { describeEngine } from './describeEngine';
import { offline } from './scenarios/offline';
import { webKitVisits } from './scenarios/visits';
import { startWebKit } from './webkit';

describeEngine({
  name: 'WebKit',
  program: inject('engines').webkit,
  start: startWebKit,
  more: () => [...offline, ...webKitVisits()],
});
