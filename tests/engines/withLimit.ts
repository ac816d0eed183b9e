/** Awaits an answer for at most `limit` milliseconds. Rejects on timeout. */
export async function withLimit<T>(answer: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit / 1000} s`)), limit);
  });
  // A rejection after the timeout must not count as unhandled.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}
