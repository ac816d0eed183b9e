import { translate } from '@docusaurus/Translate';
import type { Reason } from '@site/src/live/failure';

/** Explains in one sentence why a program does not run. */
export function describeFailure(reason: Reason): string {
  switch (reason) {
    case 'webgpu':
      return translate({
        id: 'live.failure.webgpu',
        message: 'This browser has no WebGPU. The program runs in current Chrome, Edge and Safari.',
        description: 'Why a program does not run in the browser',
      });
    case 'adapter':
      return translate({
        id: 'live.failure.adapter',
        message:
          'The browser found no GPU that it may use for WebGPU. The program runs in current Chrome, Edge and Safari on devices that have one.',
        description: 'Why a program does not run in the browser',
      });
    case 'network':
      return translate({
        id: 'live.failure.network',
        message: 'The program could not be loaded. Check the connection and run it again.',
        description: 'Why a program does not run in the browser',
      });
    case 'damaged':
      return translate({
        id: 'live.failure.damaged',
        message: 'The file of the program arrived damaged. Run it again.',
        description: 'Why a program does not run in the browser',
      });
    case 'refused':
      return translate({
        id: 'live.failure.refused',
        message:
          'The GPU driver of this device refused the program. It runs in current Chrome, Edge and Safari on most others.',
        description: 'Why a program does not run in the browser',
      });
    default:
      return translate({
        id: 'live.failure.lost',
        message: 'The browser lost the GPU while the program ran. Run it again.',
        description: 'Why a program does not run in the browser',
      });
  }
}
