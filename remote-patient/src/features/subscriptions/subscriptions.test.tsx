import { screen, waitFor, within } from '@testing-library/react';
import {
  cancelSubscription,
  changePlan,
  listPatientSubscriptions,
  previewCancel,
  resumeSubscription,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { listDoctorPlans } from '@praxis/contract/endpoints/public';
import {
  people,
  reloadedQueries,
  renderRemote,
  type RenderRemoteOptions,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/patient/subscriptions', ...options });

const subscriptionCard = () =>
  screen.getByRole('heading', { level: 2, name: 'Plus' }).closest('section') as HTMLElement;

const isEnding = /^Ends .* and won’t renew\.$/;

const lines = (sent: readonly { line: string }[]) => sent.map(({ line }) => line);

it('shows appointments left, upcoming charges and benefits', async () => {
  await open();
  const card = within(subscriptionCard());
  expect(card.getByText('Dr. Helen Marsh')).toBeInTheDocument();
  expect(card.getByText(/^\d of 6$/)).toBeInTheDocument();
  expect(card.getByText(/\$99\.00 per month/)).toBeInTheDocument();
  expect(card.getByRole('list', { name: 'What’s included' })).toHaveTextContent(
    'Lab results explained',
  );
});

it('links to booking with its doctor', async () => {
  const { user, router } = await open();
  await user.click(within(subscriptionCard()).getByRole('link', { name: 'Book appointment' }));
  expect(await screen.findByRole('radio', { name: /^Follow-up/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?doctor=${people.doctor}`);
});

it('is ended at the end of the period in three clicks, and resumed', async () => {
  const { user, sent, host } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog');
  const verb = await within(dialog).findByRole('button', { name: /^End on / });
  await user.click(verb);
  expect(await screen.findByText(/^Subscription ends/)).toBeInTheDocument();
  expect(await screen.findByText(isEnding)).toBeInTheDocument();
  expect(sent.find(({ line }) => line.endsWith('/cancel'))?.body).toEqual({ mode: 'atPeriodEnd' });

  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('Subscription resumed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(isEnding)).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: 'Plus' })).toHaveFocus();
  // The second notice replaces the first: both are about the same subscription.
  const [ends, resumed] = host.notices;
  expect(resumed?.about).toBeDefined();
  expect(resumed?.about).toBe(ends?.about);
});

it('is ended immediately with the refund that was shown', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const now = await screen.findByRole('radio', { name: /^Now/ });
  const [amount = 'no amount'] = now.closest('label')?.textContent?.match(/(?<=\$)[\d.]+/) ?? [];
  await user.click(now);
  const verb = screen.getByRole('button', { name: /^End now and refund / });
  expect(verb).toHaveTextContent(amount);
  await user.click(verb);
  expect(await screen.findByText(/refund started/)).toHaveTextContent(amount);
  expect(await screen.findByText('Canceled by you')).toBeInTheDocument();
  expect(screen.getByText('No active subscriptions')).toBeInTheDocument();
});

it('is never ended with another refund than the one on the button, as after midnight', async () => {
  const { user, moveClock } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await user.click(await screen.findByRole('radio', { name: /^Now/ }));
  const verb = screen.getByRole('button', { name: /^End now and refund / });
  const before = verb.textContent;
  moveClock(24 * 60 * 60 * 1000);
  await user.click(verb);
  expect(await screen.findByText(/^This has just changed/)).toBeVisible();
  await waitFor(() => expect(verb).not.toHaveTextContent(before));
  await user.click(verb);
  expect(await screen.findByText(/refund started/)).toBeVisible();
});

it('offers exactly the actions that are possible now', async () => {
  const { user } = await open();
  const card = within(subscriptionCard());
  const offered = () =>
    [...card.queryAllByRole('link'), ...card.queryAllByRole('button')].map(
      ({ textContent }) => textContent,
    );
  expect(offered()).toEqual(['Book appointment', 'Change plan', 'Cancel subscription']);
  await user.click(card.getByRole('button', { name: 'Cancel subscription' }));
  await user.click(await screen.findByRole('button', { name: /^End on / }));
  await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(['Resume'])));
  expect(offered()).not.toContain('Change plan');
});

it('shows in the dialog what has changed, and applies to the current state', async () => {
  const { user, api, refresh } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Plus' }));
  const elsewhere = await api('patient');
  const { items } = await elsewhere.call(listPatientSubscriptions, {});
  const [{ id, version, doctorId }] = items as [(typeof items)[number]];
  const offers = await elsewhere.call(listDoctorPlans, { params: { id: doctorId } });
  const family = offers.items.find(({ current }) => current.name === 'Family')!;
  const body = { planVersionId: family.current.id };
  await elsewhere.call(changePlan, { params: { id }, version, body });
  await refresh();
  expect(await screen.findByRole('alertdialog', { name: 'Cancel Family' })).toBeInTheDocument();
  expect(dialog.getByText(/Plus → Family/)).toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: /^End on / }));
  expect(await screen.findByText(isEnding)).toBeInTheDocument();
});

it('stays when the dialog is closed', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await user.click(await screen.findByRole('button', { name: 'Keep subscription' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(lines(sent).filter((line) => line.endsWith('/cancel'))).toEqual([]);
});

it('reloads the figures after a failure', async () => {
  const { user } = await open({ prepare: ({ failNext }) => failNext(previewCancel, 'offline') });
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('button', { name: /^End on / })).toBeEnabled();
});

it('reports a conflict, and can be ended on the second try', async () => {
  const { user, failNext } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  failNext(cancelSubscription, 'version_conflict');
  await user.click(await dialog.findByRole('button', { name: /^End on / }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: /^End on / }));
  expect(await screen.findByText(isEnding)).toBeInTheDocument();
});

it('refuses to resume after a change elsewhere, and reports it', async () => {
  const { user, failNext } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await user.click(await screen.findByRole('button', { name: /^End on / }));
  await screen.findByText(isEnding);
  failNext(resumeSubscription, 'transition_not_allowed');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(
    await screen.findByText(
      /^Couldn’t resume your “.+” subscription\. This has changed in the meantime/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText('Subscription resumed')).not.toBeInTheDocument();
  expect(await screen.findByText(isEnding)).toBeInTheDocument();
});

it('is upgraded immediately: the prorated amount is shown and charged', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  await user.click(await screen.findByRole('radio', { name: /^Family/ }));
  const verb = await screen.findByRole('button', { name: /^Change and pay / });
  const figures = screen.getByRole('region', { name: 'Cost' });
  expect(figures).toHaveTextContent(/Unused part of Plus-\$[\d.]+/);
  expect(figures).toHaveTextContent(/Next charge on .*\$149\.00/);
  expect(figures).toHaveTextContent('Charged to Visa ···· 4000');
  await user.click(verb);
  expect(await screen.findByText('You’re now on Family')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Family' })).toBeInTheDocument();
  const { items } = await (await api('patient')).call(listPatientSubscriptions, {});
  expect(items[0]?.plan.name).toBe('Family');
});

it('is downgraded at the end of the period, at no cost now', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  await user.click(await screen.findByRole('radio', { name: /^Essential/ }));
  const verb = await screen.findByRole('button', { name: /^Change on / });
  const figures = screen.getByRole('region', { name: 'Cost' });
  expect(figures).toHaveTextContent(/Due now\$0\.00/);
  expect(figures).toHaveTextContent('Charged to Visa ···· 4000');
  await user.click(verb);
  expect(await screen.findByText(/^Essential from /)).toBeInTheDocument();
});

it('keeps the plan when the card is declined, and retries with the same idempotency key', async () => {
  const { user, failNext, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  await user.click(await screen.findByRole('radio', { name: /^Family/ }));
  failNext(changePlan, 'card_declined');
  await user.click(await screen.findByRole('button', { name: /^Change and pay / }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Card declined.');
  await user.click(screen.getByRole('button', { name: /^Change and pay / }));
  expect(await screen.findByText('You’re now on Family')).toBeInTheDocument();
  const keys = sent
    .filter(({ line }) => line.endsWith('/change-plan'))
    .map(({ headers }) => headers['Idempotency-Key']);
  // A decline isn't stored under the key, so one key serves all tries of a change.
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it.each([
  ['plan_full', 'This plan is full. Choose another.'],
  ['membership_unpaid', 'The subscription is unpaid.'],
  ['transition_not_allowed', 'This has changed in the meantime.'],
  ['version_conflict', 'This has just changed.'],
] as const)('keeps the plan, and the dialog with the choice: %s', async (code, message) => {
  const { user, failNext, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  await user.click(await screen.findByRole('radio', { name: /^Family/ }));
  failNext(changePlan, code);
  await user.click(await screen.findByRole('button', { name: /^Change and pay / }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('radio', { name: /^Family/ })).toBeChecked();
  const { items } = await (await api('patient')).call(listPatientSubscriptions, {});
  expect(items[0]?.plan.name).toBe('Plus');
});

it('shows why it can’t be ended', async () => {
  const { user, failNext } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  failNext(cancelSubscription, 'transition_not_allowed');
  await user.click(await dialog.findByRole('button', { name: /^End on / }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This has changed in the meantime.');
  expect(screen.queryByText(isEnding)).not.toBeInTheDocument();
});

it('does not pay twice after a lost response', async () => {
  const { user, failNext, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  await user.click(await screen.findByRole('radio', { name: /^Family/ }));
  failNext(changePlan, 'offline');
  await user.click(await screen.findByRole('button', { name: /^Change and pay / }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: /^Change and pay / }));
  await screen.findByText('You’re now on Family');
  const keys = sent
    .filter(({ line }) => line.endsWith('/change-plan'))
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(listPatientSubscriptions, 'offline'),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load subscriptions');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Plus' })).toBeInTheDocument();
});

it('reloads only the subscriptions after one was changed', async () => {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const end = await screen.findByRole('button', { name: /^End on / });
  const again = ['/api/v1/patient/subscriptions'];
  expect(await reloadedQueries(view, () => view.user.click(end))).toEqual(again);
  const resume = await screen.findByRole('button', { name: 'Resume' });
  expect(await reloadedQueries(view, () => view.user.click(resume))).toEqual(again);
});
