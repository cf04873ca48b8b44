import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { serveProduct } from '../tooling/serve/product.mjs';

export type Product = Awaited<ReturnType<typeof serveProduct>>;

export interface TestFixtures {
  /**
   * Console errors and warnings of the page. A test that provokes some declares them with
   * `expectError`; any other one fails the test.
   */
  consoleErrors: { list: string[]; expectError(pattern: RegExp): void };
}

export interface WorkerFixtures {
  /**
   * The product, served as it is deployed: the shell, and each role app on an origin of its own.
   */
  product: Product;
}

/** Playwright's `test`, with the product served; console errors and warnings fail the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ playwright: _ }, use) => {
      const product = await serveProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  page: async ({ page }, use) => {
    await use(page);
    // The page reloads data in the background: a handler may still be waiting for a response.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  consoleErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const list: string[] = [];
      await context.addInitScript(reportViolations);
      context.on('page', (page) => watch(page, list));
      await use({ list, expectError: (pattern) => void expected.push(pattern) });
      const unexpected = list.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`Console errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/**
 * Runs in the page: logs violations of the content security policy, by scripts, frames or unchecked
 * markup.
 */
function reportViolations(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, sample }) =>
      console.error(
        'Content security policy violation:',
        violatedDirective,
        blockedURI,
        sourceFile,
        sample,
      ),
  );
}

function watch(page: Page, list: string[]): void {
  page.on('pageerror', (error) => list.push(`error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      list.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
}
