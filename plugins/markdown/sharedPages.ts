/** How a compiler that waits for a page learns of it; the entries that `mdx-loader` makes. */
type Entry = {
  readonly promise: Promise<string>;
  readonly resolve: (code: string) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * The pages that Docusaurus' two compilers share, by request: the one for the server waits for what the one for the browser makes of a page. A page that
 * only the latter finds in the bundler's cache would never be made, and the build would wait for ever: so it was when an earlier build had
 * stored one of the two caches only. Such a page is compiled for the server alone.
 */
export class SharedPages extends Map<string, Entry> {
  private readonly offers = new Map<string, () => Promise<string>>();
  private clientIsDone = false;

  /** Says how to compile a page that the server is about to wait for. */
  offer(request: string, compile: () => Promise<string>): void {
    this.offers.set(request, compile);
  }

  override set(request: string, entry: Entry): this {
    super.set(request, entry);
    if (this.clientIsDone) this.settle(request);
    return this;
  }

  /** Compiles what is still waited for: the compiler for the browser has compiled all that it will. */
  finishClient(): void {
    this.clientIsDone = true;
    for (const request of [...this.keys()]) this.settle(request);
  }

  private settle(request: string): void {
    const [entry, compile] = [this.get(request), this.offers.get(request)];
    // Without an offer it is a page for the server, which finds it in its own cache.
    if (!entry || !compile) return;
    this.delete(request);
    compile().then(entry.resolve, entry.reject);
  }
}
