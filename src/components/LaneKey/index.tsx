import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Legend of the lanes, above the first block that has them. Assistive technology gets LaneText instead. */
export function LaneKey(): ReactNode {
  return (
    <p className="key" aria-hidden="true">
      <span>
        <i className="lane lane--py" />
        <Translate id="laneKey.python" description="Key of the broken line: code that Python runs">
          Python
        </Translate>
      </span>
      <span>
        <i className="lane lane--ti" />
        <Translate id="laneKey.compiled" description="Key of the solid line: code that is compiled">
          compiled
        </Translate>
      </span>
      <span>
        <i className="lane lane--par" />
        <Translate
          id="laneKey.parallel"
          description="Key of the three lines: code that is compiled and runs in parallel"
        >
          compiled, in parallel
        </Translate>
      </span>
    </p>
  );
}
