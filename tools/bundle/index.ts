import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../config/site';
import { runCommandBody } from '../shared/reportFailure';
import { parseBundleArguments } from './parseBundleArguments';
import { nameBundle, zipSet } from './writeBundles';

runCommandBody(() => {
  const { docs: version, locale, out, from } = parseBundleArguments(process.argv.slice(2));
  const name = nameBundle({ version, locale });
  const zip = zipSet(path.resolve(from), site.url, version, locale);
  const file = out ?? `${name}.zip`;
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, zip);
  const size = (zip.length / 1e6).toFixed(1);
  console.log(`${file}: ${size} MB. Unpack it and open ${name}/index.html in a browser.`);
});
