import type { Plan } from '@site/shared/live/plan';
import { requestLimit } from '@site/src/lib/requestLimit';
import { LiveFailure } from './failure';

/** Whether a file has the hash that its address promises; an address without one promises nothing. */
async function isWhole(address: string, bytes: ArrayBuffer): Promise<boolean> {
  const wanted = /\.([0-9a-f]{8})\.json$/.exec(address)?.[1];
  if (wanted === undefined) return true;
  const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes));
  return digest.getUint32(0) === parseInt(wanted, 16);
}

/**
 * Loads a plan. A file that arrives damaged is loaded once more, past the cache.
 * @throws {LiveFailure}
 */
export async function loadPlan(address: string): Promise<Plan> {
  for (const cache of ['default', 'reload'] as const) {
    const answer = await fetch(address, { cache, signal: requestLimit() });
    if (!answer.ok) throw new LiveFailure('network');
    const bytes = await answer.arrayBuffer();
    if (await isWhole(address, bytes)) return JSON.parse(new TextDecoder().decode(bytes)) as Plan;
  }
  throw new LiveFailure('damaged');
}
