import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';

function describe(reason: string): string {
  switch (reason) {
    case 'cuda':
      return translate({
        id: 'skip.cuda',
        message: 'Not run by our tests: it needs CUDA.',
        description: 'Below code that is not run',
      });
    case 'other-gpu':
      return translate({
        id: 'skip.otherGpu',
        message: 'Not run by our tests: it needs another GPU or system.',
        description: 'Below code that is not run',
      });
    case 'network':
      return translate({
        id: 'skip.network',
        message: 'Not run by our tests: it needs the network or a build from source.',
        description: 'Below code that is not run',
      });
    case 'torch':
      return translate({
        id: 'skip.torch',
        message: 'Not run by our tests: it needs PyTorch or Paddle.',
        description: 'Below code that is not run',
      });
    case 'package':
      return translate({
        id: 'skip.package',
        message: 'Not run by our tests: it needs another Python package.',
        description: 'Below code that is not run',
      });
    case 'long':
      return translate({
        id: 'skip.long',
        message: 'Not run by our tests: it takes too long.',
        description: 'Below code that is not run',
      });
    default:
      return translate({
        id: 'skip.pseudoCode',
        message: 'A sketch, not a program.',
        description: 'Below code that is not run',
      });
  }
}

/** Note that a block is not run, with the reason. */
export function SkipNote({ reason }: { readonly reason: string }): ReactNode {
  return (
    <p className="code-out code-out__label code-skip">
      <Icon name="info" />
      {describe(reason)}
    </p>
  );
}
