import type { Page } from '@playwright/test';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import { expect } from '../fixtures';
import { accounts } from '../pages/accounts';
import { test } from '../pages/api-fixtures';
import { navigateInPage, signInWith, watchForLeaks } from '../pages/data-leaks';
import { foundInMemory } from '../pages/memory';
import type { MockApi } from '../pages/mock-api';
import { searchAndOpen } from '../pages/search';
import { expectLoaded } from '../pages/sign-in';

/** Sets a unique name and email address of a demo account. */
async function mark(
  api: MockApi,
  role: 'admin' | 'client',
  general: { username: string; fullName: string; email: string; company: string },
): Promise<{ email: string; password: string }> {
  const { email, password } = demoAccounts.find((one) => one.role === role) ?? {
    email: '',
    password: '',
  };
  const send = async (path: string, body: unknown, token?: string) => {
    const response = await fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    expect(response.ok, path).toBe(true);
    return (await response.json()) as { accessToken: string };
  };
  const { accessToken } = await send('/jwt/login', { email, password });
  await send('/account-setting/general', { general }, accessToken);
  return { email: general.email, password };
}

const adminNames = {
  username: 'kanarina.zaunkoenig',
  fullName: 'Kanarina Zaunkoenig',
  email: 'zaunkoenig@kanarien.example',
  company: 'Kanarien und Soehne',
};
const clientNames = {
  username: 'kanarina.haenfling',
  fullName: 'Kanarina Haenfling',
  email: 'haenfling@kanarien.example',
  company: 'Kanarien und Toechter',
};

/** Unique texts that are sent, by kind. */
const sent = {
  info: 'Kanarina zuechtet Kanarien',
  chat: 'Kanarienvogel im Chat',
  recipient: 'kanari.empfang@quayside.example',
  subject: 'Kanarienbetreff',
  letter: 'Kanarienbrief an die Praxis',
  task: 'Kanarienkaefig putzen',
};
/** Texts typed into fields but never sent. */
const typed = {
  draft: 'Kanarienentwurf bleibt liegen',
  street: 'Kanariengasse 17',
  cardName: 'Kanarina Kartenhalter',
  cardNumber: '4242 4242 4242 4242',
  search: 'Kanariensuche',
  message: 'Kanarienskizze ohne Empfang',
};

/** Pages of the admin with the values entered there. */
const entries: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/pages/account-settings/information'(page) {
    await page.getByLabel('Bio').fill(sent.info);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
  },
  async '/apps/chat/1'(page) {
    const field = page.getByRole('textbox', { name: /^Message / });
    await field.fill(sent.chat);
    await field.press('Enter');
    await expect(page.getByRole('log').getByText(sent.chat)).toBeVisible();
    await field.fill(typed.draft);
  },
  async '/apps/email?compose=new'(page) {
    const panel = page.getByRole('dialog', { name: 'New email' });
    await panel.getByLabel('To', { exact: true }).fill(`${sent.recipient},`);
    await panel.getByLabel('Subject').fill(sent.subject);
    await panel.getByRole('textbox', { name: 'Message' }).fill(sent.letter);
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Email sent')).toBeVisible();
  },
  async '/apps/email/sent?compose=new'(page) {
    await expect(page.getByText(sent.subject).first()).toBeVisible();
    const panel = page.getByRole('dialog', { name: 'New email' });
    await panel.getByLabel('Subject').fill(typed.message);
  },
  async '/apps/todo/new'(page) {
    const drawer = page.getByRole('dialog', { name: 'New task' });
    await drawer.getByLabel('Title').fill(sent.task);
    await drawer.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByRole('link', { name: sent.task })).toBeVisible();
  },
  async '/apps/ecommerce/checkout'(page) {
    const next = () => page.getByRole('button', { name: 'Next' }).click();
    await next();
    await page.getByLabel('Address', { exact: true }).fill(typed.street);
    await page.getByRole('button', { name: /Harbor Street/ }).click();
    await next();
    await page.getByLabel('Card number').fill(typed.cardNumber);
    await page.getByLabel('Name on card').fill(typed.cardName);
  },
};

test('no data of a demo admin is in URLs, logs and caches, or in the tab after sign-out', async ({
  page,
  api,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  // A warning of the router, because pages are opened below without a link.
  consoleErrors.expectError(/blocker on a POP navigation/);
  const who = await mark(api, 'admin', adminNames);
  const watched = watchForLeaks(page, api);
  await signInWith(page, who, '/pages/login-v1');
  await expect(page).toHaveURL((url) => url.pathname === accounts.demo.landing);
  await expectLoaded(page);
  const words = await searchAndOpen(page, '/apps/user/list', 'page');
  for (const [address, enter] of Object.entries(entries)) {
    await navigateInPage(page, address);
    await enter(page);
  }
  const canaries = [adminNames, sent, typed].flatMap((texts) => Object.values(texts));
  // Guards against searching for data that was never shown.
  const loaded = [adminNames.fullName, adminNames.email, typed.cardName];
  expect(await foundInMemory(page, loaded)).toEqual(loaded);
  await watched.expectNoLeaks([...canaries, typed.cardNumber.replaceAll(' ', '')], [words]);
});

test('no data of a demo client is in URLs, logs and caches, or in the tab after sign-out', async ({
  page,
  api,
  consoleErrors,
}) => {
  consoleErrors.expectError(/blocker on a POP navigation/);
  const who = await mark(api, 'client', clientNames);
  const watched = watchForLeaks(page, api);
  await signInWith(page, who, '/pages/login-v1');
  await expect(page).toHaveURL((url) => url.pathname === accounts.client.landing);
  await expectLoaded(page);
  const canaries = [clientNames.fullName, clientNames.email];
  expect(await foundInMemory(page, canaries)).toEqual(canaries);
  await watched.expectNoLeaks(canaries);
});
