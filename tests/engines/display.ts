import { startGroup } from './processGroup';
import { waitFor } from './waitFor';

/** A virtual X display. Browsers open real windows on it, so hover, scrolling and resizing behave as on a desktop. */
export type Display = { readonly name: string; readonly end: () => Promise<void> };

/** Starts Xvfb on the first free display. Rejects if it does not start. */
export async function startDisplay(): Promise<Display> {
  // Xvfb writes the number of the display to this file descriptor: standard output.
  const args = ['-displayfd', '1', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'];
  const server = await startGroup('Xvfb', args);
  try {
    const number = await waitFor('the display of Xvfb', () => /^\d+$/m.exec(server.output())?.[0]);
    return { name: `:${number}`, end: server.end };
  } catch (cause) {
    await server.end();
    throw new Error(`Xvfb did not start: ${server.output().trim()}`, { cause });
  }
}
