import { act, screen } from '@testing-library/react';
import { getMe } from '@praxis/contract/endpoints/me';
import {
  listPatientSubscriptions,
  subscribe,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { getDoctor, listDoctorPlans } from '@praxis/contract/endpoints/public';
import type { Patient } from '@praxis/contract/entities/patient';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import {
  renderRemote,
  type RemoteBackEnd,
  type RenderRemoteOptions,
  nextDoor,
  people,
  sample,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';

afterEach(() => sessionStorage.clear());

/** A sample doctor without a subscription of the sample patient. */
const doctor = people.colleague;

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: `/patient/subscribe?doctor=${doctor}`, ...options });

type User = Awaited<ReturnType<typeof open>>['user'];

const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }));

async function choosePlan(user: User, name = /^Plus/) {
  await user.click(await screen.findByRole('radio', { name }));
  await next(user);
}

async function sign(user: User, name = 'Marcus Oyelaran') {
  await user.type(await screen.findByLabelText('Your full name'), name);
  await next(user);
}

async function goToCheck(user: User) {
  await choosePlan(user);
  await sign(user);
  await screen.findByRole('radio', { name: 'Visa ···· 4000' });
  await next(user);
  await screen.findByRole('region', { name: 'First charge' });
}

const send = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Send request' }));

/** Sets the sample patient's date of birth and removes their guardian. */
function setDateOfBirth({ simulation }: RemoteBackEnd, dateOfBirth: string | null) {
  const patients = simulation.database.table<Patient>('practice.patients');
  const patient = patients.find(({ fullName }) => fullName === 'Marcus Oyelaran');
  if (patient) patients.put({ ...patient, dateOfBirth, guardian: null });
}

it('selects the plan if there is only one', async () => {
  const { user } = await open({
    prepare: async ({ api, server }) => {
      const patient = await api('patient');
      const input = { params: { id: doctor }, query: { perPage: 100, sort: 'price' as const } };
      const plans = await patient.call(listDoctorPlans, input);
      server.get(listDoctorPlans.path, () => ({
        ...plans,
        items: plans.items.slice(0, 1),
        total: 1,
      }));
    },
  });
  expect(await screen.findByRole('radio')).toBeChecked();
  await next(user);
  expect(await screen.findByLabelText('Your full name')).toBeVisible();
});

it('includes all terms of the plan in the agreement', async () => {
  const { user } = await open({
    prepare: async ({ api, simulation }) => {
      // The doctor's plans are created by their first request.
      await (await api('patient')).call(listDoctorPlans, { params: { id: doctor }, query: {} });
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.filter(({ name }) => name === 'Plus'))
        versions.put({ ...one, trialDays: 14, visitAllowance: 4 });
    },
  });
  await choosePlan(user);
  const agreement = await screen.findByRole('region', { name: 'Subscription agreement' });
  for (const term of [
    'The plan includes 4 appointments per month.',
    'The price is $99.00 per month',
    'A one-time joining fee of $25.00',
    'The first 14 days are free.',
    'renews automatically until you cancel',
  ])
    expect(agreement).toHaveTextContent(term);
});

it('sends a request: plan, agreement, card, then the exact first charge and its date', async () => {
  const { user, sent, api } = await open();
  await goToCheck(user);
  const charge = screen.getByRole('region', { name: 'First charge' });
  expect(charge).toHaveTextContent(/Joining fee, Plus\$25\.00/);
  expect(charge).toHaveTextContent(/Due on approval\$124\.00/);
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(fact('Included')).toBe('6 appointments per month');
  expect(fact('One-time joining fee')).toBe('$25.00');
  expect(fact('Renews')).toBe('$99.00 per month, first on Feb 5, 2026');
  await send(user);
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Request sent' })).toHaveFocus();
  expect(screen.getByText(/within 14 days/)).toBeInTheDocument();
  expect(sent.find(({ line }) => line === 'POST /api/v1/patient/subscriptions')?.body).toEqual({
    planVersionId: nextDoor.terms.plus,
    cardId: sample.card(0),
    agreement: { version: '2026-01', typedName: 'Marcus Oyelaran' },
  });
  expect(Object.keys(sessionStorage)).toEqual([]);
  const { items } = await (await api('patient')).call(listPatientSubscriptions, {});
  expect(items.map(({ status }) => status)).toContain('pending');
});

it('doesn’t go back from a sent request to a step of it', async () => {
  const { user, router } = await open();
  await goToCheck(user);
  await send(user);
  expect(await screen.findByText('Request sent')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/^Your request to .* is pending\.$/)).toBeVisible();
  expect(screen.queryByText('Request sent')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

it('shows the date of the first charge after a trial', async () => {
  const { user } = await open();
  await choosePlan(user, /^Family/);
  await sign(user);
  await screen.findByRole('radio', { name: 'Visa ···· 4000' });
  await next(user);
  expect(await screen.findByRole('region', { name: 'First charge' })).toHaveTextContent(
    /Due after the 14-day trial\$149\.00/,
  );
  expect(screen.getByText('14-day free trial, until Jan 19, 2026')).toBeVisible();
});

it('starts with the plan in the URL', async () => {
  await open({ path: `/patient/subscribe/${nextDoor.plans.essential}?doctor=${doctor}` });
  expect(screen.getByRole('radio', { name: /^Essential/ })).toBeChecked();
});

it('shows no errors in a step that has just been opened', async () => {
  const { user } = await open();
  await choosePlan(user);
  expect(await screen.findByLabelText('Your full name')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('refuses a signature with another name', async () => {
  const { user } = await open();
  await choosePlan(user);
  await sign(user, 'Somebody Else');
  expect(await screen.findByRole('alert')).toHaveTextContent('Type Marcus Oyelaran.');
  expect(screen.getByLabelText('Your full name')).toHaveValue('Somebody Else');
});

it('goes back to a step with its values', async () => {
  const { user } = await open();
  await goToCheck(user);
  await user.click(screen.getByRole('button', { name: /^Agreement/ }));
  expect(await screen.findByLabelText('Your full name')).toHaveValue('Marcus Oyelaran');
  await user.click(screen.getByRole('button', { name: /^Plan/ }));
  expect(await screen.findByRole('radio', { name: /^Plus/ })).toBeChecked();
});

it('goes back and forward through the steps with the browser’s buttons', async () => {
  const { user, router } = await open();
  await goToCheck(user);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('radio', { name: 'Visa ···· 4000' })).toBeChecked();
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText('Your full name')).toHaveValue('Marcus Oyelaran');
  await act(() => router.navigate(2));
  expect(await screen.findByRole('region', { name: 'First charge' })).toBeVisible();
});

it('shows no step of the URL that lacks input', async () => {
  await open({ path: `/patient/subscribe?doctor=${doctor}&step=check` });
  expect(await screen.findByRole('radio', { name: /^Plus/ })).not.toBeChecked();
});

it('continues after a reload, but without a partly typed card', async () => {
  const before = await open();
  await choosePlan(before.user);
  await sign(before.user);
  await before.user.click(await screen.findByRole('radio', { name: 'New card' }));
  await before.user.type(screen.getByLabelText('Card number'), '4929000000006');
  await before.user.type(screen.getByLabelText('Security code'), '713');
  const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(stored).toContain('Marcus Oyelaran');
  expect(stored).not.toMatch(/4929|713/);
  before.unmount();

  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'New card' }));
  expect(screen.getByLabelText('Card number')).toHaveValue('');
});

it('accepts a new card when the first one is declined', async () => {
  const { user } = await open();
  await choosePlan(user);
  await sign(user);
  await user.click(await screen.findByRole('radio', { name: 'New card' }));
  await user.type(screen.getByLabelText('Card number'), '4000000000000002');
  await user.type(screen.getByLabelText('Expiration date'), '1230');
  await user.type(screen.getByLabelText('Security code'), '123');
  await next(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Card declined.');
  await user.clear(screen.getByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), '4242424242424242');
  await next(user);
  expect(await screen.findByText('Visa ···· 4242')).toBeInTheDocument();
  await send(user);
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
});

it.each([
  ['already_subscribed', 'You already subscribe to this doctor.'],
  ['plan_full', 'This plan is full.'],
  ['guardian_required', 'A guardian is required under 18.'],
  ['card_expired', 'This card has expired.'],
] as const)('shows why it is refused: %s', async (code, message) => {
  const { user, failNext } = await open();
  await goToCheck(user);
  failNext(subscribe, code);
  await send(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  // On a phone it is above the visible part, which contains the button.
  expect(alert.parentElement).toHaveFocus();
});

it('sends no second request after a lost response', async () => {
  const { user, failNext, sent } = await open();
  await goToCheck(user);
  failNext(subscribe, 'offline');
  await send(user);
  await screen.findByRole('alert');
  await send(user);
  await screen.findByText('Request sent');
  const keys = sent
    .filter(({ line }) => line === 'POST /api/v1/patient/subscriptions')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('requires a guardian for minors, who signs, and saves it with the patient', async () => {
  const { user, api } = await open({ prepare: (backEnd) => setDateOfBirth(backEnd, '2012-03-04') });
  await choosePlan(user);
  await sign(user);
  expect(screen.getByLabelText('Guardian’s full name')).toBeInvalid();
  await user.type(screen.getByLabelText('Guardian’s full name'), 'Ada Oyelaran');
  await user.type(screen.getByLabelText('Relationship'), 'mother');
  await user.type(screen.getByLabelText('Phone number'), '+12125550142');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await next(user);
  const signature = screen.getByLabelText('Your full name');
  expect(signature).toBeInvalid();
  expect(signature).toHaveAccessibleDescription(/A guardian signs .* Type Ada Oyelaran\./);
  await user.clear(signature);
  await user.type(signature, 'Ada Oyelaran');
  await next(user);
  await screen.findByRole('radio', { name: 'Visa ···· 4000' });
  const { patient } = await (await api('patient')).call(getMe, {});
  expect(patient?.guardian?.fullName).toBe('Ada Oyelaran');
  await next(user);
  await screen.findByRole('region', { name: 'First charge' });
  await send(user);
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
});

it('requires an unknown date of birth', async () => {
  const { user, api } = await open({ prepare: (backEnd) => setDateOfBirth(backEnd, null) });
  await choosePlan(user);
  await user.type(await screen.findByLabelText('Date of birth'), '1980-05-06');
  await sign(user);
  await screen.findByRole('radio', { name: 'Visa ···· 4000' });
  const { patient } = await (await api('patient')).call(getMe, {});
  expect(patient?.dateOfBirth).toBe('1980-05-06');
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({ prepare: ({ failNext }) => failNext(getDoctor, 'offline') });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: /^Plus/ })).toBeInTheDocument();
});
