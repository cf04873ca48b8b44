import { act, screen, within } from '@testing-library/react';
import { listCards } from '@praxis/contract/endpoints/cards';
import {
  listPatientSubscriptions,
  subscribe,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { listDoctorPlans, listDoctors } from '@praxis/contract/endpoints/public';
import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { renderRemote, type RemoteBackEnd, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

afterEach(() => sessionStorage.clear());

const open = (path: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...options });

/** The doctor of the sample patient's subscription. */
const marsh = 'Dr. Helen Marsh';

/** Another doctor with published plans, one of which the patient has requested. */
async function requestOtherPlan({ api }: RemoteBackEnd): Promise<{ id: string; fullName: string }> {
  const patient = await api('patient');
  const { items: doctors } = await patient.call(listDoctors, { query: { perPage: 100 } });
  const { items: mine } = await patient.call(listPatientSubscriptions, {});
  const other = doctors.find(
    ({ id, priceFrom }) => priceFrom && mine.every(({ doctorId }) => doctorId !== id),
  )!;
  const { items: plans } = await patient.call(listDoctorPlans, { params: { id: other.id } });
  const { items: cards } = await patient.call(listCards, {});
  await patient.call(subscribe, {
    body: {
      planVersionId: plans.find(({ hasRoom }) => hasRoom)!.current.id,
      cardId: cards[0]!.id,
      agreement: { version: currentAgreementVersion, typedName: 'Marcus Oyelaran' },
    },
  });
  return other;
}

it('marks doctors with a subscription in the list and links to changing the plan', async () => {
  const { user } = await open('/patient/subscribe?q=marsh');
  const row = within((await screen.findByText(marsh)).closest('tr') as HTMLElement);
  expect(row.getByText('Subscribed')).toBeVisible();
  expect(row.queryByRole('link', { name: /^Choose plan/ })).not.toBeInTheDocument();
  await user.click(row.getByRole('link', { name: `Change plan with ${marsh}` }));
  expect(await screen.findByRole('radio', { name: /^Family/ })).toBeInTheDocument();
});

it('reports an existing subscription before a plan can be chosen, signed and paid', async () => {
  const { user } = await open('/patient/subscribe?q=marsh', {
    // The list was opened before the subscription existed.
    prepare: async ({ api, server }) => {
      const { items, ...rest } = await (await api('patient')).call(listPatientSubscriptions, {});
      let asked = 0;
      server.get('/api/v1/patient/subscriptions', () => {
        asked += 1;
        return asked === 1 ? { ...rest, items: [] } : { ...rest, items };
      });
    },
  });
  await user.click(await screen.findByRole('link', { name: `Choose plan from ${marsh}` }));
  expect(await screen.findByText(`You already subscribe to ${marsh}.`)).toBeVisible();
  expect(screen.getByText('Your plan: Plus')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change plan' })).toBeVisible();
});

it('reports a pending request, without a link to change the plan', async () => {
  let other = { id: '', fullName: '' };
  const { router } = await open('/patient/subscriptions', {
    prepare: async (backEnd) => {
      other = await requestOtherPlan(backEnd);
    },
  });
  await act(() => router.navigate(`/patient/subscribe?doctor=${other.id}&step=card`));
  expect(await screen.findByText(`Your request to ${other.fullName} is pending.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View subscription' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change plan' })).not.toBeInTheDocument();
});
