import type { Page } from '@playwright/test';

/** Writes what the content security policy refuses into the console, where it counts as a complaint of the page. */
export const logPolicyViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy: ${violatedDirective} refuses ${blockedURI} ${sample}`);
    });
  });
