import type { Page } from '@playwright/test';
import { serveProduct } from '../../tooling/serve/product.mjs';
import { backEndFrom } from '../../tooling/start/start.mjs';
import { expect, test as base } from '../fixtures';
import { accounts } from '../pages/accounts';
import { foundInMemory } from '../pages/memory';
import { startMockApi, type MockApi } from '../pages/mock-api';
import { expectLoaded, signOut } from '../pages/sign-in';
import { keptByTheBrowser } from '../pages/traces';

/** The product against an API in another process: what the page holds of anybody is the product's own doing. */
const test = base.extend<object, { api: MockApi }>({
  api: [
    async ({ playwright: _ }, use) => {
      const api = await startMockApi();
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ api }, use) => {
      const product = await serveProduct({ replace: backEndFrom({ BACK_END: api.url }) });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});

/** What nobody else writes in a message. */
const message = 'Kanarienvogel im Wartezimmer';

interface Person {
  /** Nobody else is called so. */
  name: string;
  email: string;
  password: string;
  /** Pages that show what is known of them. */
  pages: readonly string[];
  /** Whether they read the message. */
  reads?: boolean;
  /** The start page shows their name to everybody. */
  listed?: boolean;
}

const people: Readonly<Record<'doctor' | 'patient' | 'teamMember' | 'admin', Person>> = {
  doctor: {
    name: 'Kanarina Vogelsang',
    email: 'doctor@praxis.example',
    password: 'doctor-sample-account',
    pages: ['/doctor/messages', '/doctor/patients', '/doctor/profile'],
    reads: true,
    listed: true,
  },
  patient: {
    name: 'Kanarina Zeisig',
    email: 'patient@praxis.example',
    password: 'patient-sample-account',
    pages: ['/patient/messages', '/patient/invoices', '/patient/profile'],
    reads: true,
  },
  teamMember: {
    name: 'Kanarina Stieglitz',
    email: 'team@praxis.example',
    password: 'team-sample-account',
    pages: ['/team-member/active-patients', '/team-member/profile'],
  },
  admin: {
    name: 'Kanarina Girlitz',
    email: 'admin@praxis.example',
    password: 'admin-sample-account',
    pages: ['/admin/profile'],
  },
};

/** Somebody's own call of the API, beside the page. */
async function callAs(api: MockApi, { email, password }: Person) {
  const send = async (line: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method, address] = line.split(' ');
    const answer = await fetch(`${api.url}/api/v1${address}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.ok, line).toBe(true);
    return (await answer.json()) as {
      accessToken: string;
      version: number;
      items: { id: string; subject: string }[];
    };
  };
  const { accessToken } = await send('POST /auth/login', { email, password });
  return (line: string, body?: unknown, version?: number) =>
    send(line, body, {
      Authorization: `Bearer ${accessToken}`,
      ...(version !== undefined && { 'If-Match': String(version) }),
    });
}

/** Gives the person their canaries: the name, and the message in a thread of patient and doctor. */
async function mark(api: MockApi, person: Person): Promise<string> {
  const call = await callAs(api, person);
  const { version } = await call('GET /me');
  await call('PATCH /me', { fullName: person.name }, version);
  if (!person.reads) return '';
  const [thread] = (await call('GET /threads?status=open')).items;
  await call(`POST /threads/${thread?.id}/messages`, { body: message });
  return thread?.id ?? '';
}

async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

for (const [role, person] of Object.entries(people) as [keyof typeof people, Person][]) {
  test(`nothing of a ${role} is in addresses, logs and caches, or in the tab after signing out`, async ({
    page,
    api,
    complaints,
  }) => {
    // The router's, of an address that it was not told of: pages are opened below without a link.
    complaints.expectComplaint(/blocker on a POP navigation/);
    const canaries = [...(person.listed ? [] : [person.name]), ...(person.reads ? [message] : [])];
    const thread = await mark(api, person);
    const addresses: string[] = [];
    const logs: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    page.on('console', (said) => logs.push(said.text()));

    await signIn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === accounts[role].landing);
    await expectLoaded(page);
    const inbox = person.pages.find((path) => path.endsWith('/messages'));
    for (const path of person.pages) {
      // As a link does: the page stays, with all that it holds.
      await page.evaluate(
        (to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        },
        path === inbox ? `${path}/${thread}` : path,
      );
      await expectLoaded(page);
      if (path !== inbox) continue;
      // What is looked for is there to be found.
      await expect(page.getByText(message).first()).toBeVisible();
      expect(await foundInMemory(page, [message])).toEqual([message]);
    }
    if (!inbox) expect(await foundInMemory(page, canaries)).toEqual(canaries);
    const session = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('praxis.session'))) ?? '{}',
    ) as { accessToken: string; refreshToken: string };
    const secrets = [...canaries, session.accessToken, session.refreshToken];
    expect(session.accessToken).toMatch(/\w/);

    await signOut(page);
    const left = async (where: string, text: string) =>
      expect([where, ...secrets.filter((one) => text.includes(one))]).toEqual([where]);
    await left('addresses', decodeURIComponent(addresses.join('\n').replaceAll('+', ' ')));
    await left('logs', logs.join('\n'));
    await left('what the server prints', api.printed());
    await left('storage', await page.evaluate(keptByTheBrowser));
    await left('the document', await page.content());
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    // A request that was under way, or a timer, holds it a moment longer; nothing holds it on.
    await expect.poll(() => foundInMemory(page, secrets), { timeout: 15_000 }).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('button', { name: /^Account:/ })).toHaveCount(0);
    await left('the document, after Back', await page.content());
  });
}
