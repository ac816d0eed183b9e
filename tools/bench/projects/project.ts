import { runCommand, type Command } from '../../shared/runCommand';
import { lastLines } from './installTemplate';

/** A site that can be built. All paths are absolute, except those of the caches. */
export type Project = {
  readonly folder: string;
  readonly command: Command;
  /** Folder of the built site. */
  readonly dist: string;
  /** A folder of documents that pages can be added to. */
  readonly documents: string;
  /** Whether its documents set their URL path in the front matter. */
  readonly hasSlug: boolean;
  /** What has to be removed before a cold build, relative to `folder`. */
  readonly caches: readonly string[];
};

/**
 * Builds a project.
 * @returns The seconds it took.
 * @throws With the end of the output when the build fails.
 */
export async function buildOnce({ folder, command }: Project): Promise<number> {
  const start = performance.now();
  const env = { NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const { code, output } = await runCommand(command, { cwd: folder, env });
  if (code !== 0) throw new Error(`the build in ${folder} exited with code ${code}:\n${lastLines(output)}`);
  return (performance.now() - start) / 1000;
}
