import { type ReactNode } from 'react';
import type { TextPart, TypePart } from '@site/plugins/api-reference/types';
import { ApiLink } from './ApiLink';

function Part({ part }: { readonly part: TextPart }): ReactNode {
  if (typeof part === 'string') return part;
  const [kind, text, href] = part;
  if (kind === 'lang') return null;
  if (kind === 'em') return <em>{text}</em>;
  const code = <code>{text}</code>;
  return href === undefined ? code : <ApiLink href={href}>{code}</ApiLink>;
}

/** A description; one that has not been translated is marked with its language. */
export function ApiText({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  const [first] = parts;
  const lang = Array.isArray(first) && first[0] === 'lang' ? String(first[1]) : undefined;
  const text = parts.map((part, index) => <Part key={index} part={part} />);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}

/** A type as source text, with its names linked to their entries. */
export function ApiType({ parts }: { readonly parts: readonly TypePart[] }): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <ApiLink key={index} href={part[1]}>
        {part[0]}
      </ApiLink>
    ),
  );
}
