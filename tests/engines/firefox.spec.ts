import { inject } from 'vitest';
import { describeEngine } from './describeEngine';
import { startFirefox } from './firefox';

describeEngine({ name: 'Firefox', program: inject('engines').firefox, start: startFirefox });
