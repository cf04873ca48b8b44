import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { reloadedQueries, renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path = '/patient/profile?tab=personal') => renderRemote({ remote, path });

type User = Awaited<ReturnType<typeof open>>['user'];

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
};
/** Pastes the whole text: typing renders some hundred countries per letter. */
const enter = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};
const save = () => screen.findByRole('button', { name: 'Save' });

it('saves contact data and the emergency contact', async () => {
  const { user, host, api } = await open();
  await enter(user, (await section('About you')).getByLabelText(/Phone/), '+1 212 555 7000');
  const contact = await section('Emergency contact');
  await enter(user, contact.getByLabelText('Relationship'), 'sister');
  await enter(user, (await section('Address')).getByLabelText('City'), 'Albany');
  await user.click(await save());
  await waitFor(() => expect(host.notices).toMatchObject([{ text: 'Profile saved' }]));
  const { patient } = await (await api('patient')).call(getMe, {});
  expect(patient).toMatchObject({
    phone: '+1 212 555 7000',
    emergencyContact: { relation: 'sister' },
    address: { city: 'Albany' },
  });
});

it('requires a guardian under 18 and saves one', async () => {
  const { user, host } = await open();
  expect(screen.queryByRole('heading', { name: 'Guardian' })).not.toBeInTheDocument();
  const birth = (await section('About you')).getByLabelText(/Date of birth/);
  await enter(user, birth, '2011-05-01');
  await user.click(await save());
  expect((await screen.findAllByText(/A guardian is required under 18/))[0]).toBeVisible();
  expect(host.notices).toEqual([]);

  const guardian = await section('Guardian');
  await enter(user, guardian.getByLabelText('Name'), 'Ada Oyelaran');
  await enter(user, guardian.getByLabelText('Relationship'), 'mother');
  await enter(user, guardian.getByLabelText('Phone number'), '+1 212 555 1001');
  await enter(user, guardian.getByLabelText('Email'), 'ada@praxis.example');
  await user.click(await save());
  await waitFor(() => expect(host.notices).toMatchObject([{ text: 'Profile saved' }]));
});

it('shows the error at its field', async () => {
  const { user, sent } = await open();
  const about = await section('About you');
  await enter(user, about.getByLabelText(/Phone/), 'call me');
  sent.length = 0;
  await user.click(await save());
  expect(about.getByLabelText(/Phone/)).toBeInvalid();
  expect(sent).toEqual([]);
});

it('keeps what was typed when the data was changed elsewhere, and then saves it', async () => {
  const { user, host, api } = await open();
  const phone = (await section('About you')).getByLabelText(/Phone/);
  await enter(user, phone, '+1 212 555 7000');
  const other = await api('patient');
  const { version } = await other.call(getMe, {});
  await other.call(updateMe, { version, body: { fullName: 'Marcus the First' } });
  await user.click(await save());
  expect(await screen.findByText(/This has just changed/)).toBeVisible();
  expect(phone).toHaveValue('+1 212 555 7000');
  await user.click(await save());
  await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'success' }]));
});

it('includes the account section with its password', async () => {
  const { user } = await open('/patient/profile');
  expect(await screen.findByLabelText('Full name')).toHaveValue('Marcus Oyelaran');
  expect(screen.getByLabelText('Current password')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Personal data' }));
  expect(await section('Emergency contact')).toBeDefined();
});

it('reloads only the profile after it was saved', async () => {
  const view = await open();
  await enter(view.user, (await section('Address')).getByLabelText('City'), 'Albany');
  const button = await save();
  expect(await reloadedQueries(view, () => view.user.click(button))).toEqual(['/api/v1/me']);
});

it('states that only practices see the picture, not colleagues or patients', async () => {
  await open('/patient/profile');
  expect(
    await screen.findByText(
      'PNG, JPEG or WebP, up to 5 MB. Visible to the practices you subscribe to.',
    ),
  ).toBeVisible();
});
