import { screen, waitFor, within } from '@testing-library/react';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { createThread, listMessages, listThreads } from '@praxis/contract/endpoints/threads';
import type { Patient } from '@praxis/contract/entities/patient';
import { renderRemote, type RenderedRemote, people } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { noSubscribers } from '../../testing/no-subscribers';

const patient = 'Marcus Oyelaran';

async function openDialog() {
  const view = await renderRemote({ remote, path: '/doctor/messages' });
  await view.user.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  await dialog.findByLabelText('Patient');
  return { ...view, dialog };
}
type View = Awaited<ReturnType<typeof openDialog>>;

async function choosePatient({ user, dialog }: View) {
  await user.type(dialog.getByLabelText('Patient'), 'Oyelaran');
  const option = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('.ant-select-item-option');
    expect(found).toHaveLength(1);
    return found[0]!;
  });
  expect(option).toHaveTextContent(patient);
  await user.click(option);
}

async function fillIn(view: View) {
  const { user, dialog } = view;
  await choosePatient(view);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Topic' }), 'Lab results');
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Your blood test');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'The iron is fine.');
}

const send = ({ user, dialog }: View) => user.click(dialog.getByRole('button', { name: 'Send' }));

/** Threads that the patient sees. */
async function threadsOfPatient({ api }: Pick<RenderedRemote, 'api'>) {
  const { items } = await (
    await api('patient')
  ).call(listThreads, { query: { q: 'Your blood test', perPage: 100 } });
  return items;
}

it('starts a conversation with a patient found by name and opens it', async () => {
  const view = await openDialog();
  await fillIn(view);
  await send(view);
  const opened = await screen.findByRole('dialog', { name: 'Your blood test' });
  expect(await within(opened).findByText('The iron is fine.')).toBeVisible();
  expect(within(opened).getByText(patient)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'New message' })).not.toBeInTheDocument();
  expect(view.host.notices).toMatchObject([{ text: 'Message sent' }]);

  const [thread, ...others] = await threadsOfPatient(view);
  expect(others).toEqual([]);
  expect(thread).toMatchObject({ category: 'results', status: 'open', unread: 1 });
  expect(view.router.state.location.pathname).toBe(`/doctor/messages/${thread!.id}`);
  const { items } = await (
    await view.api('patient')
  ).call(listMessages, { params: { id: thread!.id } });
  expect(items.map(({ body }) => body)).toEqual(['The iron is fine.']);
});

it('links a practice without patients to its plans and shows no unusable form', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/doctor/messages',
    prepare: ({ server }) => void server.get(listSubscribers.path, () => noSubscribers),
  });
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  expect(await dialog.findByText('No patients yet')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'View plans' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
});

it('distinguishes patients with the same name', async () => {
  const view = await openDialog();
  const patients = view.simulation.database.table<Patient>('practice.patients');
  const namesake = patients.get(people.neighbor);
  if (!namesake) throw new Error('The doctor has one patient alone.');
  patients.put({ ...namesake, fullName: patient });
  await view.user.type(view.dialog.getByLabelText('Patient'), 'Oyelaran');
  const names = await waitFor(() => {
    const found = [...document.querySelectorAll('.ant-select-item-option')];
    expect(found).toHaveLength(2);
    return found.map(({ textContent }) => textContent);
  });
  for (const name of names) expect(name).toMatch(/^Marcus Oyelaran · .+ · \w+ \d+, 20\d\d$/);
  expect(new Set(names).size).toBe(2);
});

it('reports missing fields one by one', async () => {
  const view = await openDialog();
  await send(view);
  expect(await view.dialog.findByText('Check 3 fields')).toBeVisible();
  expect(view.sent.some(({ line }) => line.startsWith('POST'))).toBe(false);
});

it('reports that a patient can’t be written to, and keeps what was typed for another one', async () => {
  const view = await openDialog();
  await fillIn(view);
  view.failNext(createThread, 'not_found');
  await send(view);
  const alert = await view.dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Patient: You can only message your own patients or doctors');
  expect(view.dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your blood test');
  expect(view.dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('The iron is fine.');
  expect(await threadsOfPatient(view)).toEqual([]);
});

it('creates one conversation for a double click and for a retry after a lost response', async () => {
  const view = await openDialog();
  await fillIn(view);
  view.failNext(createThread, 'responseLost');
  await view.user.dblClick(view.dialog.getByRole('button', { name: 'Send' }));
  expect(await view.dialog.findByRole('alert')).toHaveTextContent('No connection');
  expect(view.dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('The iron is fine.');
  await send(view);
  await screen.findByRole('dialog', { name: 'Your blood test' });
  expect(await threadsOfPatient(view)).toHaveLength(1);
});

it('asks for confirmation before a partly typed message is discarded', async () => {
  const view = await openDialog();
  await view.user.type(view.dialog.getByRole('textbox', { name: 'Subject' }), 'Your blood test');
  await view.user.click(view.dialog.getByRole('button', { name: 'Cancel' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await view.user.click(confirmation.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
