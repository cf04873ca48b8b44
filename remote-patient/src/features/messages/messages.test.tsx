import { screen, waitFor, within } from '@testing-library/react';
import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { createThread, listThreads, sendMessage } from '@praxis/contract/endpoints/threads';
import { subscriberStatuses } from '@praxis/contract/entities/subscription';
import { reloadedQueries, renderRemote, type RemoteBackEnd, sample } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path: string, prepare?: (backEnd: RemoteBackEnd) => Promise<void>) =>
  renderRemote({ remote, path, prepare });

/** The sample patient's thread with the sample doctor. */
const id = sample.thread;
const path = `/patient/messages/${id}`;

const reply = async ({ api }: RemoteBackEnd, body: string) =>
  void (await (await api('doctor')).call(sendMessage, { params: { id }, body: { body } }));

const box = () => screen.findByRole('textbox', { name: 'Write a reply' });
const messages = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists conversations, marks the unread ones, and marks messages as read when shown', async () => {
  const { user } = await open('/patient/messages', (backEnd) => reply(backEnd, 'Yes, of course.'));
  expect(await screen.findByText('Yes, of course.')).toBeVisible();
  const unread = screen.getAllByLabelText('1 unread message').length;
  // Unread first, the newest of them on top.
  await user.click(screen.getAllByRole('link', { name: 'Dr. Helen Marsh' })[0]!);
  await screen.findByRole('list', { name: 'Conversation' });
  await waitFor(() =>
    expect(screen.queryAllByLabelText('1 unread message')).toHaveLength(unread - 1),
  );
});

it('sends a reply, which appears last', async () => {
  const { user, sent } = await open(path);
  await user.type(await box(), 'Thank you for the two packs');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages().at(-1)).toContain('Thank you for the two packs'));
  expect(await box()).toHaveValue('');
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toHaveLength(1);
  // There are no unsaved changes, so closing needs no confirmation.
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks for confirmation before an unsent reply is discarded', async () => {
  const { user } = await open(path);
  await user.type(await box(), 'Not sent');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Keep editing' }));
  expect(await box()).toHaveValue('Not sent');
});

it('keeps what was typed when sending fails', async () => {
  const { user, failNext } = await open(path);
  await user.type(await box(), 'Still here');
  failNext(sendMessage, 'transition_not_allowed');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/This has changed in the meantime/)).toBeVisible();
  expect(await box()).toHaveValue('Still here');
});

/** Sends a reply and closes the conversation before the request fails. */
async function leaveWithReply(fault: 'offline' | 'responseLost') {
  const view = await open(path);
  const { user, failNext, hold, host } = view;
  await user.type(await box(), 'I take them now');
  failNext(sendMessage, fault);
  const release = hold(sendMessage);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  await waitFor(() =>
    expect(host.notices.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Your reply to Dr. Helen Marsh wasn’t sent. No connection/),
    ]),
  );
  return view;
}

it('keeps a reply that failed after its conversation was closed, outside of storage, and links to it', async () => {
  const { user, sent } = await leaveWithReply('offline');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('them now');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(async () => expect(await box()).toHaveValue('I take them now'));
  expect(screen.getByText(/^Not sent yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages().at(-1)).toContain('I take them now'));
  expect(await box()).toHaveValue('');
  expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument();
  const tries = sent.filter(({ line }) => line.endsWith(`${id}/messages`) && line[0] === 'P');
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

it('empties the field when the reply turns out to have arrived', async () => {
  const { user, refresh } = await leaveWithReply('responseLost');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await box();
  await refresh();
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(messages().filter((text) => text.includes('I take them now'))).toHaveLength(1);
});

it('does not send a reply again that arrived and was changed since: the form says so, and keeps the text', async () => {
  const { user, failNext, refresh } = await open(path);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.type(await box(), 'I take them now');
  failNext(sendMessage, 'responseLost');
  await user.click(send);
  expect(await screen.findByText(/No connection/)).toBeVisible();
  await user.type(await box(), ', twice a day');
  await user.click(send);
  expect(await screen.findByText(/An earlier attempt succeeded/)).toBeVisible();
  expect(await box()).toHaveValue('I take them now, twice a day');
  await refresh();
  expect(messages().filter((text) => text.includes('I take them now'))).toHaveLength(1);
  await user.clear(await box());
  await user.type(await box(), 'Twice a day');
  await user.click(send);
  await waitFor(() => expect(messages().at(-1)).toContain('Twice a day'));
  expect(await box()).toHaveValue('');
});

it('sends a changed reply once if the first attempt did not arrive', async () => {
  const { user, failNext } = await open(path);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.type(await box(), 'I take them now');
  failNext(sendMessage, 'offline');
  await user.click(send);
  expect(await screen.findByText(/No connection/)).toBeVisible();
  await user.type(await box(), ', twice a day');
  await user.click(send);
  await waitFor(() => expect(messages().at(-1)).toContain('I take them now, twice a day'));
  expect(messages().filter((text) => text.includes('I take them now'))).toHaveLength(1);
  expect(await box()).toHaveValue('');
});

it('sends no empty reply', async () => {
  const { user, sent } = await open(path);
  await box();
  sent.length = 0;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent).toEqual([]);
});

it('shows new messages of the doctor without a reload', async () => {
  const page = await open(path);
  await box();
  await reply(page, 'Come by on Thursday');
  expect(screen.queryByText('Come by on Thursday')).not.toBeInTheDocument();
  await page.refresh();
  expect(messages().at(-1)).toContain('Come by on Thursday');
});

it('shows a conversation started by a doctor, and sends a reply', async () => {
  const { user } = await open('/patient/messages', async ({ api }) => {
    const doctor = await api('doctor');
    const { items } = await doctor.call(listThreads, { query: { q: 'Oyelaran' } });
    await doctor.call(createThread, {
      body: {
        counterpartId: items[0]!.patientId,
        category: 'results',
        subject: 'Your blood test',
        body: 'The iron is fine.',
      },
    });
  });
  // Unread conversations come first.
  const [, row] = await screen.findAllByRole('row');
  expect(within(row!).getByText('Your blood test')).toBeVisible();
  expect(within(row!).getByLabelText('1 unread message')).toBeInTheDocument();
  await user.click(within(row!).getByRole('link', { name: 'Dr. Helen Marsh' }));
  await user.type(await box(), 'That is good to know');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages()).toHaveLength(2));
  expect(messages()[0]).toContain('The iron is fine.');
  expect(messages()[1]).toContain('That is good to know');
});

it('creates one conversation for a retry after a lost response', async () => {
  const { user, failNext, api } = await open('/patient/messages');
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Blood test');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Are the results there?');
  failNext(createThread, 'responseLost');
  await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No connection');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Blood test' });
  const patient = await api('patient');
  const { total } = await patient.call(listThreads, { query: { q: 'Blood test' } });
  expect(total).toBe(1);
});

it('starts a conversation with one of the patient’s doctors', async () => {
  const { user, host, router, api } = await open('/patient/messages');
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Topic' }), 'Lab results');
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Blood test');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Are the results there?');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(host.notices).toMatchObject([{ text: 'Message sent' }]));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/patient\/messages\/./));
  const doctor = await api('doctor');
  const { items } = await doctor.call(listThreads, {
    query: { q: 'Blood test', sort: '-lastMessageAt' },
  });
  expect(items[0]).toMatchObject({ subject: 'Blood test', category: 'results', unread: 1 });
});

it('keeps a message that failed to send', async () => {
  const { user, failNext } = await open('/patient/messages');
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Blood test');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Are the results there?');
  failNext(createThread, 'not_found');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Are the results there?');
});

it('reloads only the list and the conversation after a message', async () => {
  const view = await open(path);
  await view.user.type(await box(), 'Thank you');
  const send = screen.getByRole('button', { name: 'Send' });
  expect(await reloadedQueries(view, () => view.user.click(send))).toEqual([
    '/api/v1/threads',
    '/api/v1/threads/:id/messages',
  ]);
});

it('links patients without a doctor to the doctors, and offers no message', async () => {
  await open('/patient/messages', async ({ server }) => {
    const counts = Object.fromEntries([...subscriberStatuses, 'all'].map((key) => [key, 0]));
    const nothing = { items: [], total: 0, page: 1, perPage: 100, counts };
    server.get(listPatientSubscriptions.path, () => nothing);
  });
  expect(await screen.findByRole('link', { name: 'Find a doctor' })).toHaveAttribute(
    'href',
    '/patient/subscribe',
  );
  expect(screen.queryByRole('button', { name: 'Write a message' })).not.toBeInTheDocument();
});
