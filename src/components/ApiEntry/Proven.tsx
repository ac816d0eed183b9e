import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Proven as Facts } from '@site/plugins/api-reference/types';
import { backendName } from '@site/shared/api/backendNames';

function Backends({ names }: { readonly names: readonly string[] }): ReactNode {
  return names.map((name) => (
    <span key={name} className="badge">
      {backendName(name)}
    </span>
  ));
}

function Gradient({ gradient }: { readonly gradient: NonNullable<Facts['gradient']> }): ReactNode {
  if (gradient === 'zero') {
    return (
      <Translate id="api.proven.zero" description="Beside “Gradient”: the derivative of the function is zero">
        always 0
      </Translate>
    );
  }
  if (gradient.length > 0) return <Backends names={gradient} />;
  return (
    <Translate id="api.proven.none" description="Beside “Gradient”: none flows through the function">
      none
    </Translate>
  );
}

/** What was run of a name: backends, gradient, shapes. */
export function Proven({ proven }: { readonly proven: Facts | undefined }): ReactNode {
  if (!proven) return null;
  const { runs, fails, listed, gradient, shapes } = proven;
  return (
    <dl className="proven">
      {shapes !== undefined && (
        <div>
          <dt>
            <Translate
              id="api.proven.shapes"
              description="Before the shapes of arguments and results, such as (n), (n) → ()"
            >
              Shapes
            </Translate>
          </dt>
          <dd className="mono">{shapes.replace('->', '→').replaceAll('...', '…')}</dd>
        </div>
      )}
      {runs && (
        <div>
          <dt>
            <Translate id="api.proven.runs" description="Before names of backends such as CPU, Vulkan">
              Ran on
            </Translate>
          </dt>
          <dd>
            <Backends names={runs} />
          </dd>
        </div>
      )}
      {fails && (
        <div className="proven__fails">
          <dt>
            <Translate
              id="api.proven.fails"
              description="Before names of backends on which the program of an entry fails"
            >
              Example fails on
            </Translate>
          </dt>
          <dd>
            <Backends names={fails} />
          </dd>
        </div>
      )}
      {listed && (
        <div>
          <dt>
            <Translate
              id="api.proven.listed"
              description="Before names of backends that the package declares to support a name; nothing was run there"
            >
              Declared for
            </Translate>
          </dt>
          <dd>
            <Backends names={listed} />
          </dd>
        </div>
      )}
      {gradient && (
        <div>
          <dt>
            <Translate
              id="api.proven.gradient"
              description="Before names of backends on which automatic differentiation through a function is right"
            >
              Gradient
            </Translate>
          </dt>
          <dd>
            <Gradient gradient={gradient} />
          </dd>
        </div>
      )}
    </dl>
  );
}
