import { screen, waitFor, within } from '@testing-library/react';
import { bookForPatient } from '@praxis/contract/endpoints/doctor-appointments';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { noSubscribers } from '../../testing/no-subscribers';

async function openDialog(options: Pick<RenderRemoteOptions, 'now'> = {}) {
  const view = await renderRemote({ remote, path: '/doctor/appointments', ...options });
  await view.user.click(screen.getByRole('button', { name: 'Book appointment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book an appointment' }));
  await dialog.findByLabelText('Patient');
  return { ...view, dialog };
}

async function fillIn({ user, dialog }: Awaited<ReturnType<typeof openDialog>>): Promise<string> {
  await user.click(dialog.getByLabelText('Patient'));
  const options = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('.ant-select-item-option');
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  const name = options[0]!.textContent;
  await user.click(options[0]!);
  const types = within(dialog.getByLabelText('Type')).getAllByRole('option');
  const followUp = types.find((option) => option.textContent?.startsWith('Follow-up'))!;
  await user.selectOptions(dialog.getByLabelText('Type'), followUp);
  await user.click(dialog.getByLabelText('Day'));
  await user.paste('01/08/2026');
  await user.keyboard('{Enter}');
  const free = within(await dialog.findByRole('group', { name: 'Available times' }));
  await user.click(free.getAllByRole('radio')[0]!);
  return name;
}

const book = 'Book';

it('books a free time for a patient', async () => {
  const view = await openDialog();
  const name = await fillIn(view);
  await view.user.click(view.dialog.getByRole('button', { name: book }));
  expect(await screen.findByText(`Appointment booked for ${name}`)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers the times within the lead time, from which staff are exempt', async () => {
  // 12:30 PM in New York.
  const { user, dialog } = await openDialog({ now: Date.parse('2026-01-05T17:30:00Z') });
  const types = within(dialog.getByLabelText('Type')).getAllByRole('option');
  const followUp = types.find((option) => option.textContent?.startsWith('Follow-up'))!;
  await user.selectOptions(dialog.getByLabelText('Type'), followUp);
  await user.click(dialog.getByLabelText('Day'));
  await user.paste('01/05/2026');
  await user.keyboard('{Enter}');
  const free = within(await dialog.findByRole('group', { name: 'Available times' }));
  expect(free.getAllByRole('radio', { name: /^1:\d\d PM$/ }).length).toBeGreaterThan(0);
});

it('links to appointment types when the practice has none', async () => {
  const { user, router } = await renderRemote({
    remote,
    path: '/doctor/appointments',
    prepare: ({ server }) =>
      void server.get('/api/v1/doctor/visit-types', () => ({
        items: [],
        total: 0,
        page: 1,
        perPage: 100,
      })),
  });
  await user.click(screen.getByRole('button', { name: 'Book appointment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book an appointment' }));
  expect(await dialog.findByText('No appointment types yet')).toBeVisible();
  expect(dialog.queryByLabelText('Patient')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Book' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('link', { name: 'Add appointment types' }));
  expect(router.state.location).toMatchObject({
    pathname: '/doctor/profile',
    search: '?tab=visitTypes',
  });
});

it('links to the plans when there are no subscribers yet', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/doctor/appointments',
    prepare: ({ server }) => void server.get(listSubscribers.path, () => noSubscribers),
  });
  await user.click(screen.getByRole('button', { name: 'Book appointment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book an appointment' }));
  expect(await dialog.findByText('No patients yet')).toBeVisible();
  expect(dialog.queryByLabelText('Type')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Book' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('link', { name: 'View plans' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
});

it('reports missing fields one by one', async () => {
  const { user, dialog, sent } = await openDialog();
  await user.click(dialog.getByRole('button', { name: book }));
  expect(await dialog.findByText('Check 4 fields')).toBeInTheDocument();
  expect(sent.some(({ line }) => line.startsWith('POST'))).toBe(false);
});

it('keeps the dialog open and shows why nothing was booked', async () => {
  const view = await openDialog();
  await fillIn(view);
  const button = view.dialog.getByRole('button', { name: book });
  const reasons = [
    ['slot_taken', 'This time is already booked'],
    ['patient_overlap', 'The patient already has an appointment at this time'],
    ['allowance_used', 'left'],
    ['membership_unpaid', 'unpaid'],
  ] as const;
  for (const [code, text] of reasons) {
    view.failNext(bookForPatient, code);
    await view.user.click(button);
    await waitFor(() => expect(view.dialog.getByRole('alert')).toHaveTextContent(text));
    expect(button).toBeEnabled();
  }
});
