import { translate } from '@docusaurus/Translate';

/** Translates a reason of `shared/code/parseFence.ts` into a short phrase. */
export function describeReason(reason: string): string {
  switch (reason) {
    case 'cuda':
      return translate({ id: 'reason.cuda', message: 'needs CUDA', description: 'Why code was not run' });
    case 'other-gpu':
      return translate({
        id: 'reason.otherGpu',
        message: 'needs another GPU or system',
        description: 'Why code was not run',
      });
    case 'network':
      return translate({
        id: 'reason.network',
        message: 'needs the network or a build from source',
        description: 'Why code was not run',
      });
    case 'torch':
      return translate({
        id: 'reason.torch',
        message: 'needs PyTorch or Paddle',
        description: 'Why code was not run',
      });
    case 'package':
      return translate({
        id: 'reason.package',
        message: 'needs another Python package',
        description: 'Why code was not run',
      });
    case 'long':
      return translate({
        id: 'reason.long',
        message: 'takes too long',
        description: 'Why code was not run',
      });
    default:
      return translate({
        id: 'reason.pseudoCode',
        message: 'a sketch, not a program',
        description: 'Why code was not run',
      });
  }
}
