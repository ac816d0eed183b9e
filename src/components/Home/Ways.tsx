import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

type WayProps = {
  readonly lane: 'py' | 'ti' | 'par';
  readonly to: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

type Props = {
  /** Starting point for Python programmers. */
  readonly pythonPath: string;
  /** First page of the course. */
  readonly coursePath: string;
  /** Starting point for C++ deployment. */
  readonly deployPath: string;
  /** Index of the documentation. */
  readonly allPath: string;
};

function Way({ lane, to, title, children }: WayProps): ReactNode {
  return (
    <div className="way">
      <i className={`lane lane--${lane}`} />
      <h2>
        <Link to={to}>{title}</Link>
        <Icon name="right" />
      </h2>
      <p>{children}</p>
    </div>
  );
}

/** The ways into the documentation, by the reader's goal. */
export function Ways({ pythonPath, coursePath, deployPath, allPath }: Props): ReactNode {
  return (
    <div className="ways">
      <Way
        lane="py"
        to={pythonPath}
        title={
          <Translate id="home.ways.python" description="Home page, link to the first program">
            Write Python
          </Translate>
        }
      >
        <Translate
          id="home.ways.pythonText"
          description="Home page, below the link to the first program; {course} is the link “Nine lessons”"
          values={{
            course: (
              <Link className="link" to={coursePath}>
                <Translate
                  id="home.ways.course"
                  description="Home page, link to the course, the subject of a sentence"
                >
                  Nine lessons
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'Decorate a function, call it, and it runs on the CPU or GPU. {course} lead from there to fluids and gradients.'
          }
        </Translate>
      </Way>
      <Way
        lane="ti"
        to={deployPath}
        title={
          <Translate id="home.ways.deploy" description="Home page, link to running kernels from C++">
            Deploy from C++
          </Translate>
        }
      >
        <Translate
          id="home.ways.deployText"
          description="Home page, below the link to running kernels from C++"
        >
          Compile kernels ahead of time and run them without Python.
        </Translate>
      </Way>
      <Way
        lane="par"
        to={allPath}
        title={
          <Translate id="home.ways.all" description="Home page, link to the index of all documentation pages">
            All documentation
          </Translate>
        }
      >
        <Translate
          id="home.ways.allText"
          description="Home page, below the link to the index of all documentation pages"
        >
          Guides, reference and internals, every page in one list.
        </Translate>
      </Way>
    </div>
  );
}
