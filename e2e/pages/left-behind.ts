import { expect, type Page } from '@playwright/test';
import { foundInMemory } from './memory';
import type { MockApi } from './mock-api';
import { expectLoaded, signOut } from './sign-in';
import { keptByTheBrowser } from './traces';

export interface Watched {
  /**
   * Signs out: none of the texts, and no token of the session, is anywhere from then on, or ever was in an
   * address or a log. What was searched for, the API was asked for in the addresses of its calls.
   */
  expectNothingLeft(texts: readonly string[], searched?: readonly string[]): Promise<void>;
}

/** Listens from now on to what the page tells anybody: its addresses and its log. */
export function watch(page: Page, api: MockApi): Watched {
  const addresses: string[] = [];
  const calls: string[] = [];
  const logs: string[] = [];
  page.on('request', (request) =>
    (request.url().startsWith(api.url) ? calls : addresses).push(request.url()),
  );
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('console', (said) => logs.push(said.text()));

  return {
    async expectNothingLeft(texts, searched = []) {
      const session = JSON.parse(
        (await page.evaluate(() => sessionStorage.getItem('praxis.session'))) ?? '{}',
      ) as { accessToken: string; refreshToken: string };
      expect(session.accessToken).toMatch(/\w/);
      const unsaid = [...texts, session.accessToken, session.refreshToken];
      const secrets = [...unsaid, ...searched];

      await signOut(page);
      const left = (where: string, text: string, of = secrets) =>
        expect([where, ...of.filter((one) => text.includes(one))]).toEqual([where]);
      const read = (all: readonly string[]) =>
        decodeURIComponent(all.join('\n').replaceAll('+', ' '));
      // What is looked for is there to be found.
      expect(searched.filter((words) => !read(calls).includes(words))).toEqual([]);
      left('addresses', read(addresses));
      left('calls', read(calls), unsaid);
      left('logs', logs.join('\n'));
      left('what the server prints', api.printed());
      left('storage', await page.evaluate(keptByTheBrowser));
      left('the document', await page.content());
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      // A request that was under way, or a timer, holds it a moment longer; nothing holds it on.
      await expect.poll(() => foundInMemory(page, secrets), { timeout: 15_000 }).toEqual([]);

      await page.goBack();
      await expect(page.getByRole('button', { name: /^Account:/ })).toHaveCount(0);
      left('the document, after Back', await page.content());
    },
  };
}

/** Signs in by what is typed: an account of the practice, or at the address of the demo's own page one of the demo. */
export async function signInWith(
  page: Page,
  who: { email: string; password: string },
  at = '/sign-in',
) {
  await page.goto(at);
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password);
  await page.keyboard.press('Enter');
}

/** Goes to an address as a link does: the page stays, with all that it holds. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expectLoaded(page);
}
