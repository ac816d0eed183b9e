import type { Extra } from '../runner/extra';
import type { ExampleRelease } from './releases';

type Library = {
  /** For messages. */
  title: string;
  /** Requirements for pip, complete: they are installed without their dependencies. */
  packages: string[];
  /** Packages that an interpreter must have, under their names on PyPI. */
  probed: string[];
  /** Release of NumPy, if not that of the release. */
  numpy?: string;
  size: string;
};

/** Versions of Python that every library has wheels for. */
export const extraPythons = ['3.10'];

// cspell:ignore dtypes einsum exceptiongroup iniconfig jaxlib llvmlite pluggy pytz scipy tomli tzdata
const packages = [
  'jax==0.6.2',
  'jaxlib==0.6.2',
  'ml_dtypes==0.5.4',
  'opt_einsum==3.4.0',
  'scipy==1.15.3',
  'numba==0.68.1',
  'llvmlite==0.50.0',
  'pandas==2.3.3',
  'pytz==2026.6',
  'tzdata==2026.6',
  'pytest==9.2.0',
  'pluggy==1.7.0',
  'iniconfig==2.3.1',
  'exceptiongroup==1.3.1',
  'tomli==2.5.0',
  'typing-extensions==4.16.0',
  'warp-lang==1.19.0',
];

export const libraries: Record<Extra, Library> = {
  torch: {
    title: 'PyTorch',
    packages: ['torch==1.12.1', 'typing-extensions'],
    probed: ['torch'],
    // PyTorch 1.12 is older than NumPy 2.
    numpy: 'numpy==1.26.4',
    size: '1.7 GB',
  },
  mesh: {
    title: 'meshtaichi-patcher',
    packages: ['meshtaichi-patcher==0.0.19', 'meshio==5.3.5'],
    probed: ['meshtaichi-patcher', 'meshio'],
    // With NumPy 2 the patcher ends the process with signal 11.
    numpy: 'numpy==1.26.4',
    size: '3 MB',
  },
  packages: {
    title: 'the packages of needs',
    packages,
    probed: ['jax', 'numba', 'pandas', 'pytest', 'warp-lang'],
    size: '1.1 GB',
  },
};

/** Names the environment variable with the path of an interpreter that has both a release and an extra. */
export function extraVariable({ variable }: Pick<ExampleRelease, 'variable'>, extra: Extra): string {
  return variable.replace('PYTHON_', `PYTHON_${extra.toUpperCase()}_`);
}
