import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { gpuSpeed } from './measuredSpeed';

type Props = {
  /** Path of the page whose program was measured. */
  readonly page: string;
  /** Path of the page with the times on a GPU; empty if the version lacks it. */
  readonly gpuPage: string;
};

/** Names of what was compared; the same in all languages. */
const measured = { python: 'Python', taichi: 'Taichi' };

function GpuFigures({ gpuPage }: Pick<Props, 'gpuPage'>): ReactNode {
  const { tools, tasks, fastest } = gpuSpeed;
  return (
    <p>
      <Translate
        id="home.speed.gpu"
        description="Home page, below the measured times on a CPU; all values are numbers but {link}, which is the next text"
        values={{
          tools,
          tasks,
          fastest,
          others: tasks - fastest,
          link: (
            <Link className="link" to={gpuPage}>
              <Translate id="home.speed.gpu.link" description="Link to all times on a GPU">
                See the GPU figures
              </Translate>
            </Link>
          ),
        }}
      >
        {
          'On a GPU, one NVIDIA H200, Taichi 1.6.0 was the fastest of {tools} tools in {fastest} of {tasks} tasks, PyTorch or CUDA C++ in the other {others}. {link}'
        }
      </Translate>
    </p>
  );
}

/**
 * One measured figure: the same loop in Python and compiled, as bars of their lengths, and how Taichi ranks on a GPU. The figures of the bars
 * are those of the section `primes` of docs/get-started/accelerate_python.md.
 */
export function Speed({ page, gpuPage }: Props): ReactNode {
  return (
    <section className="speed" aria-labelledby="speed">
      <div>
        <h2 id="speed">
          <Translate id="home.speed.title" description="Home page, heading of a measured comparison">
            30 times faster than a Python loop
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
              'The primes below one million, counted by the same two functions on one core of an Intel Xeon server: plain Python 3.10, and Taichi 1.6.0 once the kernel is compiled. We measured it ourselves. {link}'
            }
          </Translate>
        </p>
      </div>
      <div>
        <dl className="bars">
          <div className="bars__row bars__row--py">
            <dt>{measured.python}</dt>
            <dd>
              <Translate id="home.speed.python" description="Home page, a measured time: 5.7 seconds">
                5.7 s
              </Translate>
            </dd>
          </div>
          <div className="bars__row bars__row--ti">
            <dt>{measured.taichi}</dt>
            <dd>
              <Translate id="home.speed.taichi" description="Home page, a measured time: 0.19 seconds">
                0.19 s
              </Translate>
            </dd>
          </div>
        </dl>
        {gpuPage && <GpuFigures gpuPage={gpuPage} />}
      </div>
    </section>
  );
}
