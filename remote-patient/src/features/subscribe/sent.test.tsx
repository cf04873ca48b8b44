import { screen } from '@testing-library/react';
import { getDoctor } from '@praxis/contract/endpoints/public';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { people, renderRemote, type RemoteBackEnd } from '@praxis/sdk/testing';
import { remote } from '../../remote';

afterEach(() => sessionStorage.clear());

/** A sample doctor without a subscription of the sample patient. */
const doctor = people.colleague;

/** Requests a subscription to the doctor. */
async function sendRequest(prepare?: (backEnd: RemoteBackEnd) => Promise<void>) {
  const path = `/patient/subscribe?doctor=${doctor}`;
  const { user } = await renderRemote({ remote, path, prepare });
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('radio', { name: /^Plus/ }));
  await next();
  await user.type(await screen.findByLabelText('Your full name'), 'Marcus Oyelaran');
  await next();
  await screen.findByRole('radio', { name: 'Visa ···· 4000' });
  await next();
  await screen.findByRole('region', { name: 'First charge' });
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText('Request sent');
}

it('says that applicants can already send messages, and book types that aren’t for subscribers only', async () => {
  await sendRequest();
  expect(
    screen.getByText(
      'You can already send messages and book appointments that don’t need an active subscription.',
    ),
  ).toBeVisible();
});

it('promises no bookings before approval if every appointment type is for subscribers', async () => {
  await sendRequest(async ({ api, simulation }) => {
    // Loads the doctor's types, which are created on demand.
    await (await api('patient')).call(getDoctor, { params: { id: doctor } });
    const types = simulation.database.table<VisitType>('practice.visitTypes');
    for (const type of types.all()) types.put({ ...type, memberOnly: true });
  });
  expect(screen.getByText('You can already send messages.')).toBeVisible();
});
