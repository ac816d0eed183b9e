import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';

/** Formats a difference as a power of ten that it does not exceed. */
function formatError(error: number): string {
  if (error === 0) return '0';
  const exponent = Math.ceil(Math.log10(error));
  const digits = [...String(Math.abs(exponent))].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `10${exponent < 0 ? '⁻' : ''}${digits}`;
}

/** How exactly the program in the browser agrees with Taichi. */
export function LiveProof({ proof }: { readonly proof: string }): ReactNode {
  const [release = '', frames = '', error = '', outliers = '0', values = '', seeded] = proof.split(' ');
  const isExact = Number(error) === 0 && outliers === '0';
  return (
    <p className="live__proof">
      {isExact ? (
        <Translate
          id="live.proof.exact"
          description="Below a program that runs in the browser; {release} is a release of Taichi, {frames} a number"
          values={{ release, frames }}
        >
          {
            'Runs live on your GPU: after {frames} frames, every field equals that of Taichi {release} on a CPU.'
          }
        </Translate>
      ) : (
        <Translate
          id="live.proof"
          description="Below a program that runs in the browser; {release} is a release of Taichi, {frames} a number, {error} a power of ten"
          values={{ release, frames, error: formatError(Number(error)) }}
        >
          {
            'Runs live on your GPU: after {frames} frames, its fields agree with Taichi {release} on a CPU to {error}.'
          }
        </Translate>
      )}
      {outliers !== '0' && (
        <>
          {' '}
          <Translate
            id="live.proof.outliers"
            description="Follows how exactly a program agrees; both are numbers"
            values={{ outliers, values }}
          >
            {'{outliers} of {values} numbers, at edges, are further apart.'}
          </Translate>
        </>
      )}
      {seeded && (
        <>
          {' '}
          <Translate
            id="live.proof.seeded"
            description="Follows how exactly a program agrees that starts from random numbers"
          >
            Both started from the same random numbers.
          </Translate>
        </>
      )}{' '}
      <Link to="/how-these-docs-are-tested">
        <Translate id="live.proof.more" description="Link: how the agreement of a live program is measured">
          How we know
        </Translate>
      </Link>
    </p>
  );
}
