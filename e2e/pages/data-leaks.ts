import { expect, type Page } from '@playwright/test';
import { foundInMemory } from './memory';
import type { MockApi } from './mock-api';
import { expectLoaded, signOut } from './sign-in';
import { readBrowserStorage } from './traces';

export interface LeakWatch {
  /**
   * Signs out and expects none of the texts, and no token of the session, to be anywhere in the
   * browser from then on, or ever to have been in a URL or a log. Searched texts may be in the URLs
   * of API calls.
   */
  expectNoLeaks(texts: readonly string[], searched?: readonly string[]): Promise<void>;
}

/** Starts recording the page's URLs, requests and logs. */
export function watchForLeaks(page: Page, api: MockApi): LeakWatch {
  const addresses: string[] = [];
  const calls: string[] = [];
  const logs: string[] = [];
  page.on('request', (request) =>
    (request.url().startsWith(api.url) ? calls : addresses).push(request.url()),
  );
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('console', (message) => logs.push(message.text()));

  return {
    async expectNoLeaks(texts, searched = []) {
      const session = JSON.parse(
        (await page.evaluate(() => sessionStorage.getItem('praxis.session'))) ?? '{}',
      ) as { accessToken: string; refreshToken: string };
      expect(session.accessToken).toMatch(/\w/);
      const neverSearched = [...texts, session.accessToken, session.refreshToken];
      const secrets = [...neverSearched, ...searched];

      await signOut(page);
      const expectNone = (where: string, text: string, of = secrets) =>
        expect([where, ...of.filter((one) => text.includes(one))]).toEqual([where]);
      const read = (all: readonly string[]) =>
        decodeURIComponent(all.join('\n').replaceAll('+', ' '));
      // Guards against a search that never happened.
      expect(searched.filter((words) => !read(calls).includes(words))).toEqual([]);
      expectNone('addresses', read(addresses));
      expectNone('calls', read(calls), neverSearched);
      expectNone('logs', logs.join('\n'));
      expectNone('what the server prints', api.printed());
      expectNone('storage', await page.evaluate(readBrowserStorage));
      expectNone('the document', await page.content());
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      // A pending request or a timer may hold it for a moment longer.
      await expect.poll(() => foundInMemory(page, secrets), { timeout: 15_000 }).toEqual([]);

      await page.goBack();
      await expect(page.getByRole('button', { name: /^Account:/ })).toHaveCount(0);
      expectNone('the document, after Back', await page.content());
    },
  };
}

/**
 * Signs in with email and password, to an account of the practice or, at the demo's own sign-in
 * page, of the demo.
 */
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

/** Navigates without a reload, like a link, so that the page's memory stays. */
export async function navigateInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expectLoaded(page);
}
