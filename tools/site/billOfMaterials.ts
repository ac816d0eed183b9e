import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({
  version: z.string().optional(),
  name: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
});
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
});

type LockedPackage = z.infer<typeof packageSchema>;

/** A package as CycloneDX describes it. */
type Component = {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly { readonly expression: string }[];
};

const folder = 'node_modules/';
const algorithms: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Characters of a package URL that are not escaped: the at sign of a scope is, its slash is not. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;

function hashesOf(integrity: string): Component['hashes'] {
  return integrity.split(' ').flatMap((entry) => {
    const [algorithm = '', base64 = ''] = entry.split(/-(.*)/s);
    const alg = algorithms[algorithm];
    return alg ? [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
  });
}

function toComponent(place: string, { name, version = '', license, integrity }: LockedPackage): Component {
  const fullName = name ?? place.slice(place.lastIndexOf(folder) + folder.length);
  const purl = purlOf(fullName, version);
  return {
    type: 'library',
    'bom-ref': purl,
    name: fullName,
    version,
    purl,
    ...(integrity && { hashes: hashesOf(integrity) }),
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/**
 * Lists the packages that a build of the site uses, from the text of `package-lock.json`, in CycloneDX 1.6. No serial number and no time: the same lock
 * file gives the same bytes.
 *
 * @throws When the lock file has another format.
 */
export function toBillOfMaterials(lock: string): object {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const own = packages[''];
  const used = Object.entries(packages).filter(
    ([place, { dev, devOptional }]) => place.startsWith(folder) && !dev && !devOptional,
  );
  // A package that is installed twice in one version is one component.
  const components = new Map(
    used.map(([place, locked]) => {
      const component = toComponent(place, locked);
      return [component.purl, component];
    }),
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: own?.name ?? '',
        version: own?.version ?? '',
        'bom-ref': 'site',
      },
    },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

/** Writes `sbom.cdx.json` into a finished site. */
export function writeBillOfMaterials(lockFile: string, site: string): void {
  const bill = toBillOfMaterials(readFileSync(lockFile, 'utf8'));
  writeFileSync(path.join(site, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
}
