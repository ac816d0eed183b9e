import { budgetOf } from '../../support/budgets';
import { scriptFiles } from '../../support/bootData';
import { scriptBeforeIntentKib, styleKib } from '../../support/weights';
import type { Rule } from '../rule';

const round = (kib: number): string => kib.toFixed(2);

export const weight: readonly Rule[] = [
  {
    name: 'runs few KiB of script, and no file, before the reader does anything',
    check({ elements }) {
      const scripts = scriptFiles(elements);
      const kib = scriptBeforeIntentKib(elements);
      const most = budgetOf('scriptBeforeIntent');
      const early = elements.filter(
        ({ name, attribs }) =>
          name === 'link' &&
          (attribs.rel === 'modulepreload' || (attribs.rel === 'preload' && attribs.as === 'script')),
      );
      return [
        ...(scripts.length === 0 ? [] : [`script ${scripts.join(' ')}. Fix: load it with the app`]),
        ...(kib <= most ? [] : [`${round(kib)} KiB of script, budget ${most}. Fix: load it with the app`]),
        ...early.map(({ attribs }) => `${attribs.href} is loaded early. Fix: load it with the app`),
      ];
    },
  },
  {
    name: 'has no more styles before the first paint than the budget',
    check({ elements }) {
      const kib = styleKib(elements);
      const most = budgetOf('styleBeforePaint');
      return kib <= most ? [] : [`${round(kib)} KiB of styles, budget ${most}. Fix: see plugins/first-view`];
    },
  },
];
