import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiRootData } from '@site/plugins/api-reference/types';

const code = (text: string) => <code>{text}</code>;

/** How to read the index, and where its names lead. */
export function Introduction({ root }: { readonly root: ApiRootData }): ReactNode {
  const tag = code(root.tag);
  const isRelease = root.versionLabel === root.tag;
  return (
    <>
      <p>
        <Translate
          id="api.access"
          description="How the names of the index are reached; {import} is an import statement, {package} and {alias} are names"
          values={{
            import: code('import taichi as ti'),
            package: code('taichi'),
            alias: code('ti'),
          }}
        >
          {
            'After {import}, read {package} as {alias}. Each heading is a module, and the names below it belong to it.'
          }
        </Translate>
      </p>
      <p>
        {isRelease ? (
          <Translate
            id="api.source.release"
            description="Where the names of the index lead; {tag} is a release tag such as v1.6.0"
            values={{ tag }}
          >
            {'Names link to their source at the release tag {tag} on GitHub.'}
          </Translate>
        ) : (
          <Translate
            id="api.source.develop"
            description="Where the names of the index of the develop version lead; {tag} is a release tag such as v1.7.4"
            values={{ tag }}
          >
            {'This version was read from release {tag}. Names link to their source at that tag on GitHub.'}
          </Translate>
        )}
      </p>
    </>
  );
}
