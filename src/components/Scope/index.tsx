import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Scope } from '@site/plugins/api-reference/types';

/** Describes where a name can be used. */
function describeScope(scope: Scope): string {
  switch (scope) {
    case 'python':
      return translate({
        id: 'api.scope.python',
        message: 'in Python',
        description: 'Where a name of the API can be used; text of the broken line before the name',
      });
    case 'kernel':
      return translate({
        id: 'api.scope.kernel',
        message: 'in kernels',
        description: 'Where a name of the API can be used; text of the solid line before the name',
      });
    case 'both':
      return translate({
        id: 'api.scope.both',
        message: 'in Python and in kernels',
        description: 'Where a name of the API can be used; text of the two lines before the name',
      });
  }
}

/** Classes of the lanes, which are those beside code; two of them need their own picture. */
const lanes: Readonly<Record<Scope, string>> = {
  python: 'scope lane--py',
  kernel: 'scope lane--ti',
  both: 'scope scope--both',
};

/** The lanes before a name: broken for Python, solid for kernels, side by side for both; room for them without a scope. */
export function ScopeMark({ scope }: { readonly scope: Scope | undefined }): ReactNode {
  if (!scope) return <i className="scope" />;
  return <i className={lanes[scope]} role="img" aria-label={describeScope(scope)} />;
}

/** The lanes with their meaning beside them. */
export function ScopeLabel({ scope }: { readonly scope: Scope }): ReactNode {
  return (
    <>
      <i className={lanes[scope]} aria-hidden="true" />
      {describeScope(scope)}
    </>
  );
}
