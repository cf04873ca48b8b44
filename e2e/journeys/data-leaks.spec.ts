import { expect } from '../fixtures';
import { accounts } from '../pages/accounts';
import { test } from '../pages/api-fixtures';
import { navigateInPage, signInWith, watchForLeaks } from '../pages/data-leaks';
import { foundInMemory } from '../pages/memory';
import type { MockApi } from '../pages/mock-api';
import { searchAndOpen } from '../pages/search';
import { expectLoaded } from '../pages/sign-in';

/** A message that nobody else writes. */
const message = 'Kanarienvogel im Wartezimmer';

interface Person {
  /** A unique name. */
  name: string;
  email: string;
  password: string;
  /** Pages that show the person's data. */
  pages: readonly string[];
  /** A list that the person searches. */
  searches: string;
  /** Whether the person reads the message. */
  reads?: boolean;
  /** Whether the start page shows the name to everyone. */
  listed?: boolean;
}

const people: Readonly<Record<'doctor' | 'patient' | 'teamMember' | 'admin', Person>> = {
  doctor: {
    name: 'Kanarina Vogelsang',
    email: 'doctor@praxis.example',
    password: 'doctor-sample-account',
    pages: ['/doctor/messages', '/doctor/patients', '/doctor/profile'],
    searches: '/doctor/patients?tab=all',
    reads: true,
    listed: true,
  },
  patient: {
    name: 'Kanarina Zeisig',
    email: 'patient@praxis.example',
    password: 'patient-sample-account',
    pages: ['/patient/messages', '/patient/invoices', '/patient/profile'],
    searches: '/patient/messages',
    reads: true,
  },
  teamMember: {
    name: 'Kanarina Stieglitz',
    email: 'team@praxis.example',
    password: 'team-sample-account',
    pages: ['/team-member/active-patients', '/team-member/profile'],
    searches: '/team-member/appointment-requests',
  },
  admin: {
    name: 'Kanarina Girlitz',
    email: 'admin@praxis.example',
    password: 'admin-sample-account',
    pages: ['/admin/profile'],
    searches: '/admin/doctors',
  },
};

/** Signs in to the API as the person, independently of the page. */
async function signInToApi(api: MockApi, { email, password }: Person) {
  const send = async (line: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method, address] = line.split(' ');
    const response = await fetch(`${api.url}/api/v1${address}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.ok, line).toBe(true);
    return (await response.json()) as {
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

/** Sets the person's unique name, and sends the unique message between patient and doctor. */
async function mark(api: MockApi, person: Person): Promise<string> {
  const call = await signInToApi(api, person);
  const { version } = await call('GET /me');
  await call('PATCH /me', { fullName: person.name }, version);
  if (!person.reads) return '';
  const [thread] = (await call('GET /threads?status=open')).items;
  await call(`POST /threads/${thread?.id}/messages`, { body: message });
  return thread?.id ?? '';
}

for (const [role, person] of Object.entries(people) as [keyof typeof people, Person][]) {
  test(`no data of the ${role} is in URLs, logs and caches, or in the tab after sign-out`, async ({
    page,
    api,
    consoleErrors,
  }) => {
    // A warning of the router, because pages are opened below without a link.
    consoleErrors.expectError(/blocker on a POP navigation/);
    const canaries = [...(person.listed ? [] : [person.name]), ...(person.reads ? [message] : [])];
    const thread = await mark(api, person);
    const watched = watchForLeaks(page, api);

    await signInWith(page, person);
    await expect(page).toHaveURL((url) => url.pathname === accounts[role].landing);
    await expectLoaded(page);
    const words = await searchAndOpen(page, person.searches);
    const inbox = person.pages.find((path) => path.endsWith('/messages'));
    for (const path of person.pages) {
      await navigateInPage(page, path === inbox ? `${path}/${thread}` : path);
      if (path !== inbox) continue;
      // Guards against searching for data that was never shown.
      await expect(page.getByText(message).first()).toBeVisible();
      expect(await foundInMemory(page, [message])).toEqual([message]);
    }
    if (!inbox) expect(await foundInMemory(page, canaries)).toEqual(canaries);
    await watched.expectNoLeaks(canaries, [words]);
  });
}
