/** What an answer is made from. */
export type Sources = {
  /** Reads the stored file of a request. */
  readonly readStored: () => Promise<Response | undefined>;
  readonly fetchNetwork: () => Promise<Response>;
  /** Ends after the time for which a stored page waits for the network. */
  readonly patience: () => Promise<void>;
};

const isGood = (response: Response | null): response is Response =>
  response !== null && response.status < 500;

/**
 * Answers from the network, as without a worker. What is stored is the answer when the network or the server fails, or takes too long.
 *
 * @returns Null when there is no answer at all.
 */
export async function preferNetwork({
  readStored,
  fetchNetwork,
  patience,
}: Sources): Promise<Response | null> {
  const online = fetchNetwork().catch(() => null);
  const inTime = await Promise.race([online, patience().then(() => null)]);
  return isGood(inTime) ? inTime : ((await readStored()) ?? online);
}

/** Answers from the store: the file has its hash in its name, so it is the right one. */
export const preferStored = async ({ readStored, fetchNetwork }: Sources): Promise<Response> =>
  (await readStored()) ?? fetchNetwork();
