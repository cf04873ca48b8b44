import { act, screen } from '@testing-library/react';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import { getNotifications } from '@praxis/contract/endpoints/me';
import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { listDoctorPlans, listDoctors } from '@praxis/contract/endpoints/public';
import { inviteTeamMember } from '@praxis/contract/endpoints/team';
import { notificationKinds } from '@praxis/contract/entities/notification';
import { hostileText } from '@praxis/sdk/testing/hostile-text';
import { endSession } from './auth/session';
import { Registry, type RemoteEntry } from './federation/registry';
import { demoEntry, openHostileFrame } from './testing/hostile-frame';
import {
  expectHostileTextsShown,
  openHostileShell,
  type HostileShell,
} from './testing/hostile-shell';

const clientOf = async ({ deployment }: HostileShell) => (await deployment.http()).client;

async function firstDoctor(shell: HostileShell): Promise<string> {
  const { items } = await (await clientOf(shell)).call(listDoctors, {});
  return items[0]?.id ?? '';
}

/** The address for subscribing to a plan of the first doctor. */
async function firstPlan(shell: HostileShell): Promise<string> {
  const id = await firstDoctor(shell);
  const { items } = await (
    await clientOf(shell)
  ).call(listDoctorPlans, { params: { id }, query: {} });
  return `/patient/subscribe/${items[0]?.id}?doctor=${id}`;
}

/** Invites a team member as a doctor, and returns the link. */
async function invite(shell: HostileShell): Promise<string> {
  const email = 'mika@example.com';
  await shell.switchSession('doctor');
  const client = await clientOf(shell);
  await client.call(inviteTeamMember, { body: { email, roleId: 'nurse' } });
  return shell.mailTo(email)?.link ?? '';
}

const at = '2026-01-05T14:00:00Z';

/** One notification of each kind, with every value that it may contain. */
const notifications = ({ texts: { hostile } }: HostileShell) => {
  const names = ['author', 'name', 'doctor', 'patient', 'subject', 'plan', 'reason'];
  const values = Object.fromEntries(names.map((name) => [name, hostile(name)]));
  const { doctor = '', patient = '', plan = '' } = values;
  const items = notificationKinds
    .flatMap((kind) => [
      { kind, values },
      { kind, values: { doctor, patient, startAt: at, timeZone: 'Europe/Berlin' } },
      { kind, values: { doctor, patient, plan, amountMinor: '9900', currency: 'EUR' } },
      { kind, values: { decision: 'rejected', reason: values['reason'] ?? '' } },
      // Neither an instant nor an amount: invalid values are omitted.
      { kind, values: { ...values, startAt: hostileText, timeZone: hostileText } },
      { kind, values: { ...values, amountMinor: hostileText, currency: hostileText } },
    ])
    .map((notification, index) => ({
      ...notification,
      id: `note-${index}`,
      version: 1,
      createdAt: at,
      updatedAt: at,
      link: 'javascript:hostile()',
      readAt: null,
    }));
  return { items, total: items.length, page: 1, perPage: 100 };
};

jest.mock('./federation/load-remote', () => {
  const page = async () => ({ default: () => null });
  const loadRemote = async (registry: Registry, entry: RemoteEntry) => ({
    entry,
    manifest: await registry.manifest(entry),
    module: {
      pages: [{ path: '/patient/invoices', title: 'list', load: page }],
      texts: async () => ({ default: {} }),
    },
  });
  return {
    loadedRemote: () => undefined,
    loadRemoteEarly: loadRemote,
    loadRemoteForOutlet: loadRemote,
  };
});

const openPanel = async (shell: HostileShell, tab: string) => {
  await shell.user.click(screen.getByRole('button', { name: 'Simulation panel' }));
  await shell.user.click(await screen.findByRole('tab', { name: tab }));
};

/** The places where the shell shows texts that users wrote, and how to get there. */
const places: Readonly<Record<string, () => Promise<HostileShell>>> = {
  async 'the start page with its doctors'() {
    const shell = await openHostileShell();
    await screen.findAllByRole('article');
    return shell;
  },
  async 'a search in the address that has no results'() {
    const shell = await openHostileShell();
    await shell.go(`/?q=${encodeURIComponent(hostileText)}`);
    return shell;
  },
  async 'a doctor’s page'() {
    const shell = await openHostileShell();
    await shell.go(`/doctors/${await firstDoctor(shell)}`);
    await screen.findAllByRole('listitem');
    return shell;
  },
  async 'a doctor’s page, for a patient with a subscription'() {
    const shell = await openHostileShell();
    await shell.switchSession('patient');
    const { items } = await (await clientOf(shell)).call(listPatientSubscriptions, { query: {} });
    const own = items.find(({ status }) => status === 'active') ?? items[0];
    await shell.go(`/doctors/${own?.doctor.id}`);
    await screen.findByText(/^You already subscribe to/);
    return shell;
  },
  async 'the chosen plan during sign-up'() {
    const shell = await openHostileShell();
    await shell.go(`/sign-up?next=${encodeURIComponent(await firstPlan(shell))}`);
    return shell;
  },
  async 'the chosen plan during sign-in'() {
    const shell = await openHostileShell();
    await shell.go(await firstPlan(shell));
    return shell;
  },
  async 'an invitation'() {
    const shell = await openHostileShell();
    const link = await invite(shell);
    act(() => endSession());
    await shell.go(link);
    await screen.findByLabelText('Full name');
    return shell;
  },
  async 'an invitation, for a signed-in user'() {
    const shell = await openHostileShell();
    await shell.go(await invite(shell));
    await screen.findByText(/signed in as/);
    return shell;
  },
  async 'the account’s menu'() {
    const shell = await openHostileFrame();
    await shell.switchSession('patient');
    await shell.user.click(await screen.findByRole('button', { name: /^Account:/ }));
    return shell;
  },
  async 'the menu of a demo account'() {
    const shell = await openHostileShell(new Registry([demoEntry]));
    const { email, password } = demoAccounts.find(({ role }) => role === 'admin')!;
    await shell.enter(email, password, 'demo');
    await shell.user.click(await screen.findByRole('button', { name: /^Account:/ }));
    return shell;
  },
  async 'the notifications'() {
    const shell = await openHostileFrame();
    shell.server.get(getNotifications.path, () => notifications(shell));
    await shell.switchSession('patient');
    await shell.user.click(await screen.findByRole('button', { name: /^Notifications, / }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(6 * notificationKinds.length + 1);
    return shell;
  },
  async 'the search of pages'() {
    const shell = await openHostileFrame();
    await shell.switchSession('patient');
    await screen.findByRole('link', { name: 'Invoices' });
    await shell.user.click(screen.getByRole('button', { name: /^Search/ }));
    await shell.user.click(await screen.findByRole('combobox'));
    await shell.user.paste(shell.texts.hostile(''));
    return shell;
  },
  async 'the accounts of the simulation'() {
    const shell = await openHostileShell();
    await shell.go('/sign-up');
    await openPanel(shell, 'Accounts');
    await screen.findAllByRole('button', { name: /^Sign in as/ });
    return shell;
  },
  async 'the import of a file into the simulation'() {
    const shell = await openHostileShell();
    await shell.go('/sign-up');
    const data = await shell.panel.exportData();
    await openPanel(shell, 'Data');
    const file = Object.assign(new File([data], `${shell.texts.hostile('data')}.json`), {
      text: () => Promise.resolve(data),
    });
    await shell.user.upload(await screen.findByLabelText('File to import'), file);
    await screen.findByRole('alertdialog');
    return shell;
  },
  async 'the mailbox of the simulation'() {
    const shell = await openHostileShell();
    await invite(shell);
    act(() => endSession());
    await shell.go('/sign-up');
    await openPanel(shell, 'Mailbox');
    await shell.user.click(await screen.findByRole('button', { name: /mika@example.com/ }));
    return shell;
  },
};

afterEach(() => {
  delete window.praxisEarly;
});

it.each(Object.entries(places))(
  '%s shows hostile texts as plain text',
  async (_place, open) => {
    const { texts } = await open();
    await expectHostileTextsShown(texts);
  },
  60_000,
);
