import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiMember } from '@site/plugins/api-reference/types';
import { countParameters, foldsDetails } from '@site/src/lib/api/foldsDetails';
import { Example } from './Example';
import { MemberDetails } from './MemberDetails';
import { Proven } from './Proven';

/** One line on what is folded: parameters, result, example. Its names stay plain text, because the line itself opens the details. */
function Summary({ member }: { readonly member: ApiMember }): ReactNode {
  const { returns, example } = member;
  const count = countParameters(member);
  const result = returns && (
    <span key="returns">
      {`→ ${returns.type.map((part) => (typeof part === 'string' ? part : part[0])).join('')}`}
    </span>
  );
  return (
    <>
      {count > 0 && (
        <Translate
          id="api.member.parameters"
          description="Opens what a method takes, returns and raises; {count} is the number of parameters"
          values={{ count }}
        >
          {'Parameters ({count})'}
        </Translate>
      )}
      {result}
      {example && (
        <span>
          <Translate id="api.example" description="Title of a program">
            Example
          </Translate>
        </span>
      )}
      {count === 0 && !result && !example && (
        <Translate
          id="api.member.details"
          description="Opens what a method returns and raises, and its example"
        >
          Details
        </Translate>
      )}
    </>
  );
}

/** Whether a member has more than its text. */
const hasMore = (member: ApiMember): boolean =>
  countParameters(member) > 0 ||
  member.returns !== undefined ||
  (member.raises?.length ?? 0) > 0 ||
  (member.history ?? []).some(({ changes }) => changes.length > 0) ||
  member.example !== undefined ||
  member.proven !== undefined;

/** Parameters, result, exceptions, changes and example of a member below one line; long ones are folded. */
export function MemberMore({ member }: { readonly member: ApiMember }): ReactNode {
  if (!hasMore(member)) return null;
  return (
    <details className="more" open={!foldsDetails(member)}>
      <summary>
        <Summary member={member} />
      </summary>
      <MemberDetails {...member} />
      <Proven proven={member.proven} />
      {member.example && <Example example={member.example} />}
    </details>
  );
}
