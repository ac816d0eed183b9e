import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ApiRootProps } from '@site/plugins/api-reference/types';

const code = (text: string) => <code>{text}</code>;

/** How to read the index, and what the version changed. */
export function Introduction({ root, version }: ApiRootProps): ReactNode {
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
        {root.versionLabel !== root.tag && (
          <>
            {' '}
            <Translate
              id="api.read"
              description="On the index of the develop version; {tag} is a release tag such as v1.7.4"
              values={{ tag: code(root.tag) }}
            >
              {'This version was read from release {tag}.'}
            </Translate>
          </>
        )}
      </p>
      <p>
        <Link to={version.changesPath}>
          <Translate id="api.changes.title" description="Title of a page of the API reference">
            What changed in the API
          </Translate>
        </Link>
      </p>
    </>
  );
}
