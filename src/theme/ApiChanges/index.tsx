import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ApiChangeGroup, ApiChangesProps } from '@site/plugins/api-reference/types';
import { ApiPage } from '@site/src/components/ApiPage';
import { Group } from './Group';

type Part = { id: string; title: string; groups: ApiChangeGroup[] };

const count = (groups: readonly ApiChangeGroup[]) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

function useParts({ added, changed, deprecated, removed }: ApiChangesProps['changes']): Part[] {
  const parts: Part[] = [
    {
      id: 'removed',
      groups: removed,
      title: translate({
        id: 'api.changes.removed',
        message: 'Removed',
        description: 'Heading of a list of names',
      }),
    },
    {
      id: 'deprecated',
      groups: deprecated,
      title: translate({
        id: 'api.changes.deprecated',
        message: 'Deprecated',
        description: 'Heading of a list of names',
      }),
    },
    {
      id: 'changed',
      groups: changed,
      title: translate({
        id: 'api.changes.changed',
        message: 'Changed',
        description: 'Heading of a list of names',
      }),
    },
    {
      id: 'added',
      groups: added,
      title: translate({
        id: 'api.changes.added',
        message: 'Added',
        description: 'Heading of a list of names',
      }),
    },
  ];
  return parts.filter(({ groups }) => groups.length > 0);
}

function describePage(since: string | undefined, version: string): string {
  return since === undefined
    ? translate(
        {
          id: 'api.changes.oldest',
          message: '{version} is the oldest version on this site, so there is nothing to compare it with.',
          description: 'Below the title of the page on changes of the API, in the oldest version',
        },
        { version },
      )
    : translate(
        {
          id: 'api.changes.description',
          message: 'Every public name that came, changed or went between {since} and {version}.',
          description: 'Below the title of the page on changes of the API',
        },
        { since, version },
      );
}

/** Page with the names that a version added, changed, deprecated and removed, by module. */
export default function ApiChanges({ changes, version }: ApiChangesProps): ReactNode {
  const parts = useParts(changes);
  const title = translate({
    id: 'api.changes.title',
    message: 'What changed in the API',
    description: 'Title of a page of the API reference',
  });
  const description = describePage(changes.since, version.versionLabel);
  return (
    <ApiPage
      version={version}
      title={title}
      description={description}
      breadcrumbs={[{ title }]}
      toc={parts.map(({ id, title: value }) => ({ id, value, level: 2 }))}
      untranslated={changes.untranslated}
    >
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {changes.since !== undefined && parts.length === 0 && (
        <p>
          <Translate id="api.changes.none" description="On the page on changes of the API">
            Nothing changed.
          </Translate>
        </p>
      )}
      {parts.map(({ id, title: heading, groups }) => (
        <section key={id} className="changes">
          <Heading as="h2" id={id}>
            {heading} <small>{count(groups)}</small>
          </Heading>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </section>
      ))}
    </ApiPage>
  );
}
