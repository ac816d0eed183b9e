import { contentLists } from '../../../config/content';
import { galleryFolder } from '../../../config/gallery';
import { releases as generated } from '../../api/releases';

/** A version of the site with the release that its examples run on. */
export type ExampleRelease = {
  /** Name of the version. */
  version: string;
  /** Tag of the release of Taichi that it documents. */
  tag: string;
  /** Environment variable with the path of an interpreter that has the release. */
  variable: string;
  /** Versions of Python that the release has wheels for, the preferred one first. */
  pythons: string[];
  /** Requirements for pip. */
  packages: string[];
  /** Folders of the repository whose pages run on it. */
  folders: string[];
};

// NumPy 2 crashes the sparse solvers of 1.5.0 and 1.6.0; a newer rich breaks the `ti` command; matplotlib 3.11 breaks contours.
const COMMON = ['rich<14.3.4', 'matplotlib<3.11', 'pillow<13'];

const details: Record<string, Pick<ExampleRelease, 'pythons' | 'packages'>> = {
  'v1.5.0': {
    pythons: ['3.10'],
    packages: ['taichi==1.5.0', 'numpy==1.26.4', ...COMMON],
  },
  'v1.6.0': {
    pythons: ['3.10', '3.11'],
    packages: ['taichi==1.6.0', 'numpy==1.26.4', ...COMMON],
  },
  master: {
    pythons: ['3.11', '3.10'],
    packages: ['taichi==1.7.4', 'numpy==2.2.6', ...COMMON],
  },
};

/** All versions of the site with their releases, oldest first. */
export const exampleReleases: ExampleRelease[] = generated.map(({ docsVersion, ...release }) => {
  const more = details[release.version];
  if (!more) {
    throw new Error(
      `tools/examples/environment/releases.ts: ${release.version} has no packages. Fix: add it to details`,
    );
  }
  const folders = contentLists
    .filter(({ version }) => version === docsVersion)
    .map(({ kind, folder }) => (kind === 'pages' ? galleryFolder : folder));
  return { ...release, folders, ...more };
});
