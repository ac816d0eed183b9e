import { checkInventories } from '../../api/checkInventories';
import { parseArguments } from '../../examples/arguments';
import { checkExamples } from '../../examples/check';
import { ensurePackages } from '../../examples/environment/packages';
import type { TestOptions } from '../arguments';
import { runTool, runVitest } from '../programs';
import type { Step } from '../schedule';

/** Steps that run Taichi: the examples of the pages, and the inventories of the API read out of the packages. */
export function exampleSteps(root: string, { isWhole }: TestOptions): Step[] {
  const options = parseArguments(['--report', ...(isWhole ? ['--all'] : [])], process.env);
  return [
    {
      name: 'examples',
      // A short run mostly waits for pip, which makes the environments.
      cores: isWhole ? 2 : 1,
      limit: isWhole ? 60 : 20,
      async run({ print, signal }) {
        await ensurePackages({ cwd: root, isCi: options.isCi, print });
        const tools = { env: process.env, print, now: () => performance.now(), signal };
        return checkExamples(root, options, tools);
      },
    },
    ...(isWhole
      ? [
          {
            name: 'plans of live examples',
            // Exports all plans again with the pinned naga and Taichi, in the environment that the examples make, and compares bytes.
            needs: 'examples',
            cores: 1,
            limit: 20,
            run: (tools) => runTool({ root, tools }, 'live', '--compare'),
          } satisfies Step,
        ]
      : []),
    {
      name: 'tests with Taichi',
      // They run in the environments that the examples make; before those exist they would all be skipped.
      needs: 'examples',
      cores: 1,
      limit: 10,
      run: (tools) => runVitest({ root, tools }, 'taichi'),
    },
    {
      name: 'inventories of the API',
      // It reads the environments that the examples make.
      needs: 'examples',
      cores: 1,
      limit: 10,
      run: (tools) =>
        checkInventories(root, { env: process.env, all: options.all, isCi: options.isCi, ...tools }),
    },
  ];
}
