import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Formats a difference as a power of ten that it does not exceed. */
function formatError(error: number): string {
  if (error === 0) return '0';
  const exponent = Math.ceil(Math.log10(error));
  const digits = [...String(Math.abs(exponent))].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `10${exponent < 0 ? '⁻' : ''}${digits}`;
}

type AgreementProps = {
  /** The release that it was compared with, and the one that compiled it. */
  readonly release: string;
  readonly compiler: string;
  readonly frames: string;
  readonly error: string;
  readonly isExact: boolean;
};

function Agreement({ isExact, ...values }: AgreementProps): ReactNode {
  const { release, compiler } = values;
  if (release !== compiler && isExact)
    return (
      <Translate
        id="live.proof.compiled.exact"
        description="Below a program that runs in the browser; {release} and {compiler} are releases of Taichi, {frames} a number"
        values={values}
      >
        {
          'Runs live on your GPU, compiled by Taichi {compiler}: after {frames} frames, every field equals that of Taichi {release} on a CPU.'
        }
      </Translate>
    );
  if (release !== compiler)
    return (
      <Translate
        id="live.proof.compiled"
        description="Below a program that runs in the browser; {release} and {compiler} are releases of Taichi, {frames} a number, {error} a power of ten"
        values={values}
      >
        {
          'Runs live on your GPU, compiled by Taichi {compiler}: after {frames} frames, its fields agree with Taichi {release} on a CPU to {error}.'
        }
      </Translate>
    );
  return isExact ? (
    <Translate
      id="live.proof.exact"
      description="Below a program that runs in the browser; {release} is a release of Taichi, {frames} a number"
      values={values}
    >
      {'Runs live on your GPU: after {frames} frames, every field equals that of Taichi {release} on a CPU.'}
    </Translate>
  ) : (
    <Translate
      id="live.proof"
      description="Below a program that runs in the browser; {release} is a release of Taichi, {frames} a number, {error} a power of ten"
      values={values}
    >
      {
        'Runs live on your GPU: after {frames} frames, its fields agree with Taichi {release} on a CPU to {error}.'
      }
    </Translate>
  );
}

/** How exactly the program in the browser agrees with Taichi. */
export function LiveProof({ proof }: { readonly proof: string }): ReactNode {
  const [
    release = '',
    compiler = '',
    frames = '',
    error = '',
    outliers = '0',
    values = '',
    worst = '',
    cause,
    seeded,
  ] = proof.split(' ');
  const locale = useDocusaurusContext().i18n.currentLocale;
  const format = (text: string): string => Number(text).toLocaleString(locale);
  const numbers = { outliers: format(outliers), values: format(values), worst: format(worst) };
  return (
    <p className="live__proof">
      <Agreement
        {...{ release, compiler, frames, error: formatError(Number(error)) }}
        isExact={Number(error) === 0 && outliers === '0'}
      />
      {outliers !== '0' && (
        <>
          {' '}
          {cause === 'sine' ? (
            <Translate
              id="live.proof.sines"
              description="Follows how exactly a program agrees; all are numbers"
              values={numbers}
            >
              {
                '{outliers} of {values} numbers are further apart, by at most {worst}: they enlarge the small errors of sines and cosines.'
              }
            </Translate>
          ) : (
            <Translate
              id="live.proof.edges"
              description="Follows how exactly a program agrees; all are numbers"
              values={numbers}
            >
              {
                '{outliers} of {values} numbers are further apart, by at most {worst}: there, the last digits decide on which side of an edge a point falls.'
              }
            </Translate>
          )}
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
