import { type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { entryPages } from '@site/config/entryPages';
import { CopyButton } from '@site/src/components/CopyButton';
import { HeroFacts } from './HeroFacts';

const installCommand = 'pip install taichi';

function InstallCommand(): ReactNode {
  return (
    <div className="install" data-copy-scope="">
      <code>{installCommand}</code>
      <CopyButton
        label={translate({
          id: 'home.install.copy',
          message: 'Copy install command',
          description: 'Name of the button beside the install command',
        })}
      />
    </div>
  );
}

type Props = ComponentProps<typeof HeroFacts> & {
  /** Path of the page with the first program. */
  readonly firstProgram: string;
};

/** Top of the home page: what Taichi is, where to begin, how fast it is and what it makes. */
export function Hero({ firstProgram, ...facts }: Props): ReactNode {
  return (
    <header className="hero">
      <div>
        <h1>
          <span>
            <i className="lane lane--py" />
            <span>
              <Translate
                id="home.promise.python"
                description="Heading of the home page, first line: outside of kernels it is Python"
              >
                Python outside.
              </Translate>
            </span>
          </span>{' '}
          <span>
            <i className="lane lane--par" />
            <span>
              <Translate
                id="home.promise.parallel"
                description="Heading of the home page, second line: inside of kernels it runs in parallel"
              >
                Parallel inside.
              </Translate>
            </span>
          </span>
        </h1>
        <p className="lead">
          <Translate id="home.lead" description="Text beside the heading of the home page">
            Taichi Lang compiles the functions you decorate for every core of the CPU or GPU. No second
            language, no build step.
          </Translate>
        </p>
        <div className="hero__actions">
          <Link className="btn btn--main" to={firstProgram}>
            <Translate id="home.begin" description="Main button of the home page">
              Write your first program
            </Translate>
          </Link>
          <InstallCommand />
        </div>
        <p className="install-note">
          <Translate
            id="home.install.note"
            description="Below the install command; {link} leads to the command for each version of Python"
            values={{
              link: (
                <Link className="link" to={entryPages.install}>
                  <Translate id="home.install.choose" description="Link below the install command">
                    Choose by Python version
                  </Translate>
                </Link>
              ),
            }}
          >
            {'Python 3.9 to 3.13 gets Taichi 1.7. The docs open with 1.6, for Python 3.7 to 3.11. {link}'}
          </Translate>
        </p>
      </div>
      <HeroFacts {...facts} />
    </header>
  );
}
