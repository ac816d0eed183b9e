/** Why an example cannot run. */
export type Reason = 'webgpu' | 'adapter' | 'network' | 'damaged' | 'refused' | 'lost';

/** An error whose reason the page explains in a sentence. */
export class LiveFailure extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}
