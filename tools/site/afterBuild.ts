import path from 'node:path';
import { site as siteFacts } from '../../config/site';
import { writeBundles } from '../bundle/writeBundles';
import { writeHostFiles } from '../hosting/writeHostFiles';
import { writeOfflineLists } from '../offline/writeOfflineLists';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { writeBillOfMaterials } from './billOfMaterials';
import { writeManifest } from './manifest';

// The folder of the build, not of this repository: tests build copies of the site. The manifest comes last, it lists the others.
runCommandBody(() => {
  const site = path.resolve('build');
  const sets = writeOfflineLists(site);
  if (process.env.BUNDLES === 'true') writeBundles(site, siteFacts.url, sets);
  writeHostFiles(process.cwd());
  writeBillOfMaterials(path.join(projectRoot, 'package-lock.json'), site);
  writeManifest(site);
});
