import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listThreads, readThread, sendMessage } from '@praxis/contract/endpoints/threads';
import { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { renderRemote, type RemoteBackEnd, type RenderedRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** The sample patient's unanswered thread with the sample doctor. */
const id = sample.thread;
const path = `/doctor/messages/${id}`;

const open = (at: string, prepare?: (backEnd: RemoteBackEnd) => Promise<void>) =>
  renderRemote({ remote, path: at, prepare });

const box = () => screen.findByRole('textbox', { name: 'Write a reply' });
const messages = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const writeAsPatient = async ({ api }: RemoteBackEnd, body: string) =>
  void (await (await api('patient')).call(sendMessage, { params: { id }, body: { body } }));

it('lists unread conversations first', async () => {
  await open('/doctor/messages');
  const rows = await screen.findAllByRole('row');
  expect(within(rows[1]!).getByLabelText('1 unread message')).toBeInTheDocument();
  expect(within(rows.at(-1)!).queryByLabelText('1 unread message')).not.toBeInTheDocument();
});

it('lists the conversations of the category in the URL', async () => {
  await open('/doctor/messages?category=billing');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(within(row).getByText('Billing')).toBeInTheDocument();
});

it('lists only unread conversations when the URL says so', async () => {
  const { user, router } = await open('/doctor/messages?tab=all&unread=true');
  const unread = (await screen.findAllByRole('row')).slice(1);
  expect(unread.length).toBeGreaterThan(0);
  for (const row of unread) expect(within(row).getByLabelText(/unread message/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(unread.length + 1));
  expect(router.state.location.search).not.toContain('unread');
});

it('answers a patient, which marks the message as read', async () => {
  const { user, api } = await open(path);
  await user.type(await box(), 'It waits at the pharmacy');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages().at(-1)).toContain('It waits at the pharmacy'));
  const patient = await api('patient');
  const { items } = await patient.call(listThreads, {});
  expect(items[0]).toMatchObject({
    unread: 1,
    lastMessage: { excerpt: 'It waits at the pharmacy' },
  });
});

it('shows new messages of a patient within 20 seconds', async () => {
  const timers = jest.spyOn(window, 'setInterval');
  const page = await open(path);
  await box();
  await writeAsPatient(page, 'Which pharmacy?');
  for (const [tick, milliseconds] of timers.mock.calls)
    if (milliseconds === 20_000) (tick as () => void)();
  await waitFor(() => expect(messages().at(-1)).toContain('Which pharmacy?'));
});

it('closes a conversation whose messages were marked as read elsewhere', async () => {
  const { user, api, failNext } = await open('/doctor/messages', (backEnd) =>
    writeAsPatient(backEnd, 'Thank you!'),
  );
  // The page has not received the new version, as while its own request is pending.
  failNext(readThread, 'offline');
  await user.click((await screen.findAllByRole('rowheader'))[0]!.querySelector('a')!);
  const close = await screen.findByRole('button', { name: 'Close conversation' });
  await (await api('doctor')).call(readThread, { params: { id } });
  await user.click(close);
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
});

it('keeps what was typed when sending fails, and sends it on the second try', async () => {
  const { user, failNext } = await open(path);
  await user.type(await box(), 'It waits at the pharmacy');
  failNext(sendMessage, 'offline');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  expect(await box()).toHaveValue('It waits at the pharmacy');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages().at(-1)).toContain('It waits at the pharmacy'));
  expect(await box()).toHaveValue('');
});

/** Ways to leave an open conversation; the kit's own tests cover Back. */
const leaveActions: Record<string, (view: RenderedRemote) => unknown> = {
  Escape: ({ user }) => user.keyboard('{Escape}'),
  'its cross': ({ user }) => user.click(screen.getByRole('button', { name: 'Close' })),
  'a press beside it': () => {
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
  },
};

it.each(Object.entries(leaveActions))(
  'asks for confirmation each time before a reply is left by %s, and discards it on request',
  async (_way, leave) => {
    const view = await open('/doctor/messages');
    await view.user.click((await screen.findAllByRole('rowheader'))[0]!.querySelector('a')!);
    await view.user.type(await box(), 'Come on Monday');
    for (const answer of ['Keep editing', 'Keep editing', 'Discard changes']) {
      await leave(view);
      const asks = within(await screen.findByRole('alertdialog'));
      expect(screen.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('Come on Monday');
      await view.user.click(asks.getByRole('button', { name: answer }));
    }
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/doctor/messages'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

it('marks an automatic reply during a vacation as such', async () => {
  await open(path, async (backEnd) => {
    const doctor = await backEnd.api('doctor');
    const { items } = await doctor.call(listDoctorVacations, { query: { status: 'planned' } });
    const vacation = items.find(({ owner }) => owner.kind === 'doctor');
    if (!vacation) throw new Error('The doctor has planned no vacation.');
    backEnd.moveClock(Date.parse(vacation.startAt) - backEnd.simulation.now() + 60_000);
    await writeAsPatient(backEnd, 'Are you there?');
  });
  await box();
  expect(messages().at(-2)).toContain('Are you there?');
  expect(messages().at(-1)).toMatch(/Automatic reply.*I am away until/);
});
