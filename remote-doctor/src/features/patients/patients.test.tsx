import { screen, waitFor, within } from '@testing-library/react';
import {
  approveSubscriber,
  endSubscriber,
  getChargePreview,
  listSubscribers,
  rejectSubscriber,
  waiveSubscriber,
} from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { CallInput } from '@praxis/sdk/data';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { formatMoney } from '@praxis/sdk/ui/page';
import { remote } from '../../remote';
import { noSubscribers } from '../../testing/no-subscribers';

const open = (query: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: `/doctor/patients?perPage=20&${query}`, ...options });
type View = Awaited<ReturnType<typeof open>>;
type Query = CallInput<typeof listSubscribers>['query'];

async function subscribers(view: Pick<View, 'api'>, query: Query): Promise<DoctorSubscriber[]> {
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listSubscribers, {
    query: { perPage: 20, sort: '-createdAt', ...query },
  });
  if (items.length === 0) throw new Error('The sample data has nobody of this kind.');
  return items;
}

async function first(view: Pick<View, 'api'>, query: Query): Promise<DoctorSubscriber> {
  return (await subscribers(view, query))[0] as DoctorSubscriber;
}

const preview = async (view: View, { id }: DoctorSubscriber) =>
  (await view.api('doctor')).call(getChargePreview, { params: { id } });

async function choose({ user }: View, { patient }: DoctorSubscriber, act: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${patient.fullName}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
  // The dialog's code is lazy-loaded on click.
  await screen.findByRole('dialog');
}

const dialog = () => within(screen.getByRole('dialog'));
const press = async ({ user }: View, name: RegExp | string) =>
  user.click(await dialog().findByRole('button', { name }));
const requests = (view: View, line: RegExp) => view.sent.filter((sent) => line.test(sent.line));
/** An amount as a pattern: it contains a non-breaking space. */
const amountOf = ({ amountMinor }: { amountMinor: number }) =>
  (amountMinor / 100).toLocaleString('en', { minimumFractionDigits: 2 });

it('approves with the first charge shown beforehand and updates the counts', async () => {
  const view = await open('tab=pending');
  const subscriber = await first(view, { status: 'pending' });
  const { firstCharge } = await preview(view, subscriber);
  await choose(view, subscriber, 'Approve');
  const charge = await dialog().findByRole('region', { name: 'First charge' });
  expect(charge).toHaveTextContent(amountOf(firstCharge!.total));
  await press(view, /^Approve/);
  await screen.findByText(`${subscriber.patient.fullName} is approved`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.changed).toContain('subscription');
  await waitFor(() =>
    expect(screen.queryByText(subscriber.patient.fullName)).not.toBeInTheDocument(),
  );
});

it('reloads only subscribers after one was rejected', async () => {
  const view = await open('tab=pending');
  await choose(view, await first(view, { status: 'pending' }), 'Reject');
  await view.user.selectOptions(dialog().getByLabelText('Reason'), 'practiceFull');
  expect(await reloadedQueries(view, () => press(view, /^Reject/))).toEqual([
    '/api/v1/doctor/subscribers',
    '/api/v1/doctor/subscribers/:id',
  ]);
});

it.each([
  ['pending', 'Approve', /^Note/, /^Approve/],
  ['active', 'End subscription', 'Reason', /^End on/],
] as const)(
  'does not reload the preview of a %s subscriber after the decision: %s',
  async (status, act, field, verb) => {
    const view = await open(`tab=${status}`);
    await choose(view, await first(view, { status }), act);
    await dialog().findByRole('button', { name: verb });
    await view.user.type(dialog().getByLabelText(field), 'Until spring');
    expect(await reloadedQueries(view, () => press(view, verb))).toEqual([
      '/api/v1/doctor/subscribers',
      '/api/v1/doctor/subscribers/:id',
    ]);
  },
);

it('shows why an approval is refused and keeps the note', async () => {
  const view = await open('tab=pending');
  const subscriber = await first(view, { status: 'pending' });
  await choose(view, subscriber, 'Approve');
  await dialog().findByRole('region', { name: 'First charge' });
  await view.user.type(dialog().getByLabelText(/^Note/), 'Welcome');
  view.failNext(approveSubscriber, 'plan_full');
  await press(view, /^Approve/);
  expect(await dialog().findByRole('alert')).toHaveTextContent(/full/);
  expect(dialog().getByLabelText(/^Note/)).toHaveValue('Welcome');
});

it('shows what was changed elsewhere and keeps what was typed', async () => {
  const view = await open('tab=pending');
  const subscriber = await first(view, { status: 'pending' });
  await choose(view, subscriber, 'Approve');
  await dialog().findByRole('region', { name: 'First charge' });
  await view.user.type(dialog().getByLabelText(/^Note/), 'Welcome');
  const { id, version } = subscriber;
  await (
    await view.api('doctor')
  ).call(rejectSubscriber, { params: { id }, version, body: { code: 'outOfArea' } });
  await press(view, /^Approve/);
  expect(await dialog().findByText('This has just changed')).toBeInTheDocument();
  expect(dialog().getByText('Rejected')).toBeInTheDocument();
  expect(dialog().getByLabelText(/^Note/)).toHaveValue('Welcome');
  // There is no longer a first charge to wait for.
  await view.refresh();
  await waitFor(() => expect(dialog().queryByRole('region', { name: 'First charge' })).toBeNull());
  expect(dialog().queryByText('Loading')).not.toBeInTheDocument();
});

it('requires a reason to reject', async () => {
  const view = await open('tab=pending');
  const subscriber = await first(view, { status: 'pending' });
  await choose(view, subscriber, 'Reject');
  await press(view, 'Reject');
  expect(dialog().getByLabelText('Reason')).toBeInvalid();
  await view.user.selectOptions(dialog().getByLabelText('Reason'), 'Practice is full');
  view.failNext(rejectSubscriber, 'offline');
  await press(view, 'Reject');
  expect(await dialog().findByRole('alert')).toHaveTextContent('No connection');
  await press(view, 'Reject');
  await screen.findByText(`${subscriber.patient.fullName} is rejected`);
  expect(requests(view, /\/reject$/).at(-1)?.body).toEqual({ code: 'practiceFull' });
});

it('ends with notice on the first allowed day', async () => {
  const view = await open('tab=active');
  const subscriber = await first(view, { status: 'active' });
  const { earliestEndOn } = await preview(view, subscriber);
  await choose(view, subscriber, 'End subscription');
  await view.user.type(await dialog().findByLabelText('Reason'), 'The practice moves');
  await press(view, /^End on /);
  await screen.findByText(`${subscriber.patient.fullName}’s subscription is set to end`);
  expect(requests(view, /\/end$/)[0]?.body).toEqual({
    mode: 'notice',
    endOn: earliestEndOn,
    reason: 'The practice moves',
  });
});

it('ends immediately with the refund shown beforehand, after a refusal that keeps the reason', async () => {
  const view = await open('tab=active');
  const all = await subscribers(view, { status: 'active' });
  let found: DoctorSubscriber | undefined;
  let refund = '';
  for (const one of all) {
    const { endNow } = await preview(view, one);
    if (!endNow || endNow.refund.amountMinor === 0) continue;
    found = one;
    refund = amountOf(endNow.refund);
    break;
  }
  const subscriber = found!;
  await choose(view, subscriber, 'End subscription');
  await view.user.click(await dialog().findByRole('radio', { name: /^Immediately/ }));
  expect(dialog().getByText(new RegExp(`${refund}.* will be refunded`))).toBeInTheDocument();
  await view.user.type(dialog().getByLabelText('Reason'), 'Moved away');
  view.failNext(endSubscriber, 'transition_not_allowed');
  await press(view, new RegExp(`^End now and refund \\$${refund}`));
  await dialog().findByRole('alert');
  expect(dialog().getByLabelText('Reason')).toHaveValue('Moved away');
  await press(view, /^End now and refund/);
  await screen.findByText(`${subscriber.patient.fullName}’s subscription has ended`);
});

it('states that nothing is refunded when nothing was paid', async () => {
  const view = await open('tab=all&billingState=trialing');
  const subscriber = await first(view, { billingState: 'trialing' });
  expect((await preview(view, subscriber)).endNow?.refund.amountMinor).toBe(0);
  await choose(view, subscriber, 'End subscription');
  expect(await dialog().findByText('Nothing will be refunded.')).toBeVisible();
});

it('writes off an open invoice, whose amount and number it shows, with a reason', async () => {
  const view = await open('tab=all&billingState=pastDue');
  const subscriber = await first(view, { billingState: 'pastDue' });
  await choose(view, subscriber, 'Write off invoice');
  const { number, due } = subscriber.openInvoice!;
  const amount = formatMoney(due, 'en');
  expect(due.amountMinor).toBeGreaterThan(0);
  expect(dialog().getByText(`Write off ${amount} (${number})`)).toBeInTheDocument();
  await press(view, `Write off ${amount}`);
  expect(dialog().getByLabelText('Reason')).toBeInvalid();
  await view.user.type(dialog().getByLabelText('Reason'), 'Goodwill');
  view.failNext(waiveSubscriber, 'transition_not_allowed');
  await press(view, `Write off ${amount}`);
  await dialog().findByRole('alert');
  await press(view, `Write off ${amount}`);
  await screen.findByText(`${amount} written off for ${subscriber.patient.fullName}`);
});

it('opens a patient at their own URL with all their records', async () => {
  const view = await open('tab=active');
  const subscriber = await first(view, { status: 'active' });
  await view.user.click(
    screen.getByRole('link', { name: new RegExp(subscriber.patient.fullName) }),
  );
  await waitFor(() =>
    expect(view.router.state.location.pathname).toBe(`/doctor/patients/${subscriber.id}`),
  );
  await screen.findByRole('dialog', { name: subscriber.patient.fullName });
  expect(await dialog().findByText('Appointments left')).toBeInTheDocument();
  for (const section of ['Appointments', 'Invoices', 'Messages', 'Past subscriptions']) {
    await view.user.click(dialog().getByRole('tab', { name: new RegExp(`^${section}`) }));
    expect(dialog().getByRole('tabpanel', { name: section })).toBeInTheDocument();
  }
  await press(view, 'End subscription');
  expect(
    await screen.findByRole('dialog', {
      name: `End ${subscriber.patient.fullName}’s subscription`,
    }),
  ).toBeInTheDocument();
});

it('keeps the selected section in the URL and removes it on close', async () => {
  const view = await open('tab=active');
  const { id, patient } = await first(view, { status: 'active' });
  view.unmount();
  const path = `/doctor/patients/${id}?tab=active&section=invoices`;
  const { user, router } = await open('', { path });
  await screen.findByRole('dialog', { name: patient.fullName });
  expect(await dialog().findByRole('tabpanel', { name: 'Invoices' })).toBeInTheDocument();
  await user.click(dialog().getByRole('tab', { name: /^Messages/ }));
  expect(router.state).toMatchObject({
    historyAction: 'REPLACE',
    location: { search: '?tab=active&section=messages' },
  });
  await user.click(dialog().getByRole('tab', { name: 'Overview' }));
  expect(router.state.location.search).toBe('?tab=active');
  await user.click(dialog().getByRole('tab', { name: /^Messages/ }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/doctor/patients',
      search: '?tab=active',
    }),
  );
});

it('shows that the patient doesn’t exist', async () => {
  await open('', { path: '/doctor/patients/nobody' });
  await screen.findByRole('dialog');
  expect(await dialog().findByRole('alert')).toBeInTheDocument();
});

it('shows how often a subscription’s price is charged', async () => {
  const view = await open('tab=active');
  await view.user.click(within(screen.getAllByRole('row')[1]!).getAllByRole('link')[0]!);
  await screen.findByRole('dialog');
  expect(
    await dialog().findByText(/^\$[\d,.]+ (per month|per year|every \d+ months)$/),
  ).toBeVisible();
});

it('shows reason and application date of a rejected patient, without appointments or periods', async () => {
  const view = await open('tab=rejected');
  const { id, patient } = await first(view, { status: 'rejected' });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('–');
  await view.user.click(screen.getByRole('link', { name: patient.fullName }));
  expect(await screen.findByText(/^Rejected: /)).toBeInTheDocument();
  expect(view.router.state.location.pathname).toContain(id);
  expect(dialog().getByText('Applied')).toBeInTheDocument();
  expect(dialog().queryByText('Current period')).not.toBeInTheDocument();
  expect(dialog().queryByText('Appointments left')).not.toBeInTheDocument();
});

it.each(['pending', 'active', 'all'])(
  'links a practice without patients to its plans in the tab “%s”',
  async (tab) => {
    const { user } = await open(`tab=${tab}`, {
      prepare: ({ server }) => void server.get(listSubscribers.path, () => noSubscribers),
    });
    expect(await screen.findByText('No patients yet')).toBeVisible();
    expect(
      screen.getByText('Patients appear here once they subscribe to one of your plans.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'View plans' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  },
);
