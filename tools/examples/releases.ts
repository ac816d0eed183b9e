import { releases as generated } from '../api/releases';

export type ExampleRelease = {
  /** The site's name of the version. */
  version: string;
  /** The release of Taichi that stands for it. */
  tag: string;
  /** The environment variable that names an interpreter which has it. */
  variable: string;
  /** The same, for one that has PyTorch too. */
  torchVariable: string;
  /** Versions of Python that have its wheels, the preferred one first. */
  pythons: string[];
  /** What pip installs. */
  packages: string[];
  /** Folders of the repository whose pages run on it. */
  folders: string[];
};

// NumPy 2 crashes the sparse solvers of 1.5.0 and 1.6.0; a newer rich breaks the `ti` command; matplotlib 3.11 breaks contours.
const COMMON = ['rich<14.3.4', 'matplotlib<3.11', 'pillow<13'];

const details: Record<string, Pick<ExampleRelease, 'pythons' | 'packages' | 'folders'>> = {
  'v1.5.0': {
    pythons: ['3.10'],
    packages: ['taichi==1.5.0', 'numpy==1.26.4', ...COMMON],
    folders: ['versioned_docs/version-v1.5.0'],
  },
  'v1.6.0': {
    pythons: ['3.10', '3.11'],
    packages: ['taichi==1.6.0', 'numpy==1.26.4', ...COMMON],
    folders: ['versioned_docs/version-v1.6.0', 'blog', 'newsletter', 'user-stories'],
  },
  master: {
    pythons: ['3.11', '3.10'],
    packages: ['taichi==1.7.4', 'numpy==2.2.6', ...COMMON],
    folders: ['docs'],
  },
};

/** The versions of the site with the release that their examples run on.  */
export const exampleReleases: ExampleRelease[] = generated.map((release) => {
  const more = details[release.version];
  if (!more) {
    throw new Error(
      `tools/examples/releases.ts: nothing is said about ${release.version}; add it to details`,
    );
  }
  const torchVariable = release.variable.replace('PYTHON_', 'PYTHON_TORCH_');
  return { ...release, torchVariable, ...more };
});
