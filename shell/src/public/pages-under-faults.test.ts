import { act, screen } from '@testing-library/react';
import { listDoctors } from '@praxis/contract/endpoints/public';
import { inviteTeamMember } from '@praxis/contract/endpoints/team';
import type { Fault } from '@praxis/sdk/testing/responses';
import { expectPlainWords } from '@praxis/sdk/testing/plain-words';
import { settle } from '@praxis/sdk/testing/settle';
import { endSession } from '../auth/session';
import { renderDisturbedShell, type DisturbedShell } from '../testing/disturbed-shell';
import type { PublicPlace } from './place';

/** The faults that a page meets, in this order, before a successful response. */
const faults: readonly Fault[] = [{ status: 500 }, 'timeout', 'offline', 'malformed'];

const clientOf = async ({ deployment }: DisturbedShell) => (await deployment.http()).client;

/** The address of each page; null if it sends no request on load. */
const addresses: Readonly<
  Record<PublicPlace, ((shell: DisturbedShell) => Promise<string>) | null>
> = {
  home: async () => '/',
  async doctor(shell) {
    const { items } = await (await clientOf(shell)).call(listDoctors, {});
    return `/doctors/${items[0]?.id}`;
  },
  async join(shell) {
    await shell.enter('doctor@praxis.example', 'doctor-sample-account');
    const body = { email: 'mika@example.com', roleId: 'nurse' } as const;
    await (await clientOf(shell)).call(inviteTeamMember, { body });
    act(() => endSession());
    return shell.mailTo(body.email)?.link ?? '';
  },
  signIn: null,
  signUp: null,
  forgotPassword: null,
  resetPassword: null,
};

const loadingPages = Object.entries(addresses).flatMap(([place, find]) =>
  find ? [{ place, find }] : [],
);

const retries = () => screen.queryAllByRole('button', { name: 'Retry' });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it.each(loadingPages)('$place shows the error, and loads after Retry', async ({ find }) => {
  const shell = await renderDisturbedShell('/sign-in');
  const address = await find(shell);
  const [first = 'offline', ...others] = faults;
  shell.failAll(first);
  await shell.go(address);
  await settle(shell);
  for (const next of [...others, null]) {
    expect(alerts()).toEqual([expect.stringMatching(/again|check/i)]);
    expectPlainWords(alerts());
    expect(retries()).toHaveLength(1);
    shell.failAll(next);
    for (const button of retries()) act(() => button.click());
    await settle(shell);
  }
  expect([...alerts(), ...retries()]).toEqual([]);
});
