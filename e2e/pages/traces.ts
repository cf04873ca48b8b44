import { expect, type Page } from '@playwright/test';

/** What a page says to anybody from now on: its requests and its log. */
export function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('request', (request) => said.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => said.push(message.text()));
  return said;
}

/** Neither card numbers nor a security code were said, or are kept by the browser. */
export async function expectNowhere(
  page: Page,
  said: readonly string[],
  code: string,
  numbers: readonly string[],
): Promise<void> {
  const kept = await page.evaluate(keptByTheBrowser);
  // What is kept has been read: the simulated back end is in it.
  expect(kept).toContain('practice.cards');
  const all = [kept, page.url(), ...said].join('\n').replaceAll(/[\s-]/g, '');
  for (const number of numbers) expect(all).not.toContain(number);
  // As a value of JSON, of a form or of an address; the digits alone may be part of a sum.
  expect(all).not.toMatch(new RegExp(`[":=]${code}["&,}]`));
}

/** All that the browser keeps for the page's origin. Runs in the page. */
export async function keptByTheBrowser(): Promise<string> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
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
