import { expect, type Page } from '@playwright/test';

/** Starts recording what the page sends and logs. */
export function recordTraffic(page: Page): string[] {
  const traffic: string[] = [];
  page.on('request', (request) => traffic.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => traffic.push(message.text()));
  return traffic;
}

/**
 * Expects neither card numbers nor the security code in the recorded traffic or the browser's
 * storage.
 */
export async function expectCardDataNowhere(
  page: Page,
  traffic: readonly string[],
  code: string,
  numbers: readonly string[],
): Promise<void> {
  const stored = await page.evaluate(readBrowserStorage);
  // Guards against an empty read: the simulated back end is in storage too.
  expect(stored).toContain('practice.cards');
  const all = [stored, page.url(), ...traffic].join('\n').replaceAll(/[\s-]/g, '');
  for (const number of numbers) expect(all).not.toContain(number);
  // As a value in JSON, a form or a URL; the digits alone may be part of an amount.
  expect(all).not.toMatch(new RegExp(`[":=]${code}["&,}]`));
}

/** Runs in the page: everything that the browser stores for its origin. */
export async function readBrowserStorage(): Promise<string> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The database request failed.'));
    });
  const tables: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      tables.push(
        store,
        await answerOf(database.transaction(store).objectStore(store).getAll()),
        await answerOf(database.transaction(store).objectStore(store).getAllKeys()),
      );
    database.close();
  }
  return JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    history.state,
    document.cookie,
    tables,
  ]);
}
