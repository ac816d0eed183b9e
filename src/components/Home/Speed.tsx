import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

type Props = {
  /** Path of the page whose program was measured. */
  readonly page: string;
};

/** Names of what was compared; the same in all languages. */
const measured = { python: 'Python', taichi: 'Taichi' };

/**
 * One measured figure: the same loop in Python and compiled, as bars of their lengths. The figures are those of the section `primes` of
 * docs/get-started/accelerate_python.md.
 */
export function Speed({ page }: Props): ReactNode {
  return (
    <section className="speed" aria-labelledby="speed">
      <div>
        <h2 id="speed">
          <Translate id="home.speed.title" description="Home page, heading of a measured comparison">
            37 times faster than a Python loop
          </Translate>
        </h2>
        <p>
          <Translate
            id="home.speed.text"
            description="Home page, what was measured; {link} is the next text"
            values={{
              link: (
                <Link className="link" to={`${page}#primes`}>
                  <Translate id="home.speed.link" description="Link to the measured program">
                    See the program and repeat it
                  </Translate>
                </Link>
              ),
            }}
          >
            {
              'The primes below one million, counted by the same two functions on one core of an AMD EPYC server: plain Python 3.10, and Taichi 1.6.0 once the kernel is compiled. We measured it ourselves. {link}'
            }
          </Translate>
        </p>
      </div>
      <dl className="bars">
        <div className="bars__row bars__row--py">
          <dt>{measured.python}</dt>
          <dd>
            <Translate id="home.speed.python" description="Home page, a measured time: 4.5 seconds">
              4.5 s
            </Translate>
          </dd>
        </div>
        <div className="bars__row bars__row--ti">
          <dt>{measured.taichi}</dt>
          <dd>
            <Translate id="home.speed.taichi" description="Home page, a measured time: 0.12 seconds">
              0.12 s
            </Translate>
          </dd>
        </div>
      </dl>
    </section>
  );
}
