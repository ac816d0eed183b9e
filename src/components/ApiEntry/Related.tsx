import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiSymbol } from '@site/plugins/api-reference/types';
import { ApiText, ApiType } from '@site/src/components/ApiText';
import { ApiLink } from '@site/src/components/ApiText/ApiLink';
import { listNames } from './listNames';
import { SubHeading } from './SubHeading';

type Name = { readonly name: string; readonly href: string };

/** The anchor of a name; it may equal the shortest name of this entry. */
const anchorOf = ({ name, href }: Name) => href.split('#')[1] ?? name;

/** Names as links, separated by commas. */
function Names({ names }: { readonly names: readonly Name[] }): ReactNode {
  return names.map(({ name, href }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <ApiLink href={href}>
        <code>{name}</code>
      </ApiLink>
    </span>
  ));
}

/** One line on the relations of a name: its bases, other names, Python module, full entry. */
export function Related({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { fullEntry, aliases, bases, reexportOf } = symbol;
  return (
    <>
      {fullEntry && (
        <p className="also">
          <Translate
            id="api.fullEntry"
            description="On a second name of something that is described elsewhere; {name} is a link"
            values={{ name: <Names names={[{ ...fullEntry, name: anchorOf(fullEntry) }]} /> }}
          >
            {'Full entry: {name}'}
          </Translate>
        </p>
      )}
      {!fullEntry && aliases && aliases.length > 0 && (
        <p className="also">
          <Translate
            id="api.aliases"
            description="Other names of the same thing; {names} are links"
            values={{ names: <Names names={aliases} /> }}
          >
            {'Also {names}'}
          </Translate>
        </p>
      )}
      {bases && bases.length > 0 && (
        <p className="also">
          <Translate
            id="api.bases"
            description="Classes that a class is made from; {names} are their names"
            values={{
              names: (
                <code>
                  <ApiType parts={bases} />
                </code>
              ),
            }}
          >
            {'Derived from {names}'}
          </Translate>
        </p>
      )}
      {reexportOf !== undefined && (
        <p className="also">
          <Translate
            id="api.reexport"
            description="Of a name that Taichi takes over from Python; {name} is its name there"
            values={{ name: <code>{reexportOf}</code> }}
          >
            {'The same as {name} of Python'}
          </Translate>
        </p>
      )}
    </>
  );
}

/** Members inherited from the bases of a class, and the properties that are described once for all classes. */
export function Inherited({ inherited, swizzles }: Pick<ApiSymbol, 'inherited' | 'swizzles'>): ReactNode {
  return (
    <>
      {swizzles && (
        <p className="also">
          <Translate
            id="api.swizzles"
            description="Before the text on properties such as xy; {groups} are sets of letters, {count} a number"
            values={{
              groups: listNames(swizzles.groups),
              count: swizzles.count,
            }}
          >
            {'{count} swizzle properties from the letters {groups}:'}
          </Translate>{' '}
          <ApiText parts={swizzles.text} />
        </p>
      )}
      {inherited?.map(({ from, href, members }) => (
        <p className="also" key={from}>
          <Translate
            id="api.inherited"
            description="Members of a class that come from another; {from} is that class, {names} are links"
            values={{ from: <Names names={[{ name: from, href }]} />, names: <Names names={members} /> }}
          >
            {'From {from}: {names}'}
          </Translate>
        </p>
      ))}
    </>
  );
}

/** Names that readers look for beside this one. */
export function SeeAlso({ seeAlso = [] }: Pick<ApiSymbol, 'seeAlso'>): ReactNode {
  if (seeAlso.length === 0) return null;
  return (
    <>
      <SubHeading>
        <Translate id="api.seeAlso" description="Heading above links to related names of the API">
          See also
        </Translate>
      </SubHeading>
      <p className="also">
        <Names names={seeAlso} />
      </p>
    </>
  );
}

/** Pages whose tested examples use the name. */
export function UsedIn({ usages = [], moreUsages = 0 }: Pick<ApiSymbol, 'usages' | 'moreUsages'>): ReactNode {
  if (usages.length === 0) return null;
  return (
    <>
      <SubHeading>
        <Translate id="api.usedIn" description="Heading above links to pages whose examples use a name">
          Used in
        </Translate>
      </SubHeading>
      <ul className="used">
        {usages.map(({ title, href }) => (
          <li key={href}>
            <ApiLink href={href}>{title}</ApiLink>
          </li>
        ))}
        {moreUsages > 0 && (
          <li>
            <Translate
              id="api.usedIn.more"
              description="After three links; {count} is the number of further pages"
              values={{ count: moreUsages }}
            >
              {'{count} more'}
            </Translate>
          </li>
        )}
      </ul>
    </>
  );
}
