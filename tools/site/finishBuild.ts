import path from 'node:path';
import { site as siteFacts } from '../../config/site';
import { writeBundles } from '../bundle/writeBundles';
import { writeHostFiles } from '../hosting/writeHostFiles';
import { writeOfflineLists } from '../offline/writeOfflineLists';
import { projectRoot } from '../shared/projectRoot';
import { writeBillOfMaterials } from './billOfMaterials';
import { writeManifest } from './manifest';

/**
 * Adds to a site in `build/` what only the whole of it shows: lists of files for offline reading, settings of hosts, packages, hashes. The manifest
 * comes last, it lists the others.
 *
 * @param root Folder of the site's sources; tests build copies.
 * @throws When the site is not complete, or has settings of hosts of its own.
 */
export async function finishBuild(root: string): Promise<void> {
  const site = path.join(root, 'build');
  const sets = await writeOfflineLists(site);
  if (process.env.BUNDLES === 'true') writeBundles(site, siteFacts.url, sets);
  writeHostFiles(root);
  writeBillOfMaterials(path.join(projectRoot, 'package-lock.json'), site);
  writeManifest(site);
}
