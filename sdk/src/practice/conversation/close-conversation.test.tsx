import { screen } from '@testing-library/react';
import {
  closeThread,
  listMessages,
  listThreads,
  reopenThread,
} from '@praxis/contract/endpoints/threads';
import type { RemoteModule } from '../../index';
import { reloadedQueries, renderRemote, sample, type RemoteBackEnd } from '../../testing';
import { ConversationsPage } from './conversations-page';

/** The sample patient's conversation with the sample doctor. */
const id = sample.thread;
const sides = ['doctor', 'patient'] as const;

const load = async () => ({ default: {} });
const page = () => (
  <ConversationsPage path="/talks" title="Talks" subtitle="" counterpart="Other" emptyText="None" />
);
const remote = {
  app: {
    id: 'sample',
    sdk: '^1.0.0',
    realm: 'practice',
    roles: [...sides],
    areas: ['/talks'],
    landing: '/talks',
  },
  pages: [
    { path: ['/talks', '/talks/:id'], title: 'talks', load: async () => ({ default: page }) },
  ],
  texts: load,
  sharedTexts: load,
} satisfies RemoteModule;

interface Options {
  role?: (typeof sides)[number];
  prepare?(backEnd: RemoteBackEnd): Promise<void>;
}

const open = (path: string, { role = 'doctor', prepare }: Options = {}) =>
  renderRemote({ remote, path, role, prepare });

const box = () => screen.findByRole('textbox', { name: 'Write a reply' });
const closeButton = () => screen.findByRole('button', { name: 'Close conversation' });

describe.each(sides)('as the %s', (role) => {
  it('accepts no replies after closing until it is reopened', async () => {
    const { user, host } = await open(`/talks/${id}`, { role });
    await box();
    await user.click(await closeButton());
    expect(await screen.findByText(/This conversation is closed/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Write a reply' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await box()).toBeVisible();
    // The second notice replaces the first one, whose Undo is obsolete.
    expect(host.notices).toMatchObject([
      { text: expect.stringMatching(/^Conversation with .+ closed$/), about: id },
      { text: expect.stringMatching(/^Conversation with .+ reopened$/), about: id },
    ]);
  });

  it('reopens a conversation that was just closed with Undo, also at the third try', async () => {
    const { user, api, failNext } = await open('/talks', { role });
    const client = await api(role);
    const { counts: before } = await client.call(listThreads, {});
    await user.click((await screen.findAllByRole('button', { name: /^Actions for / }))[0]!);
    await user.click(screen.getByRole('menuitem', { name: 'Close conversation' }));
    expect(await screen.findByText(/^Conversation with .+ closed$/)).toBeVisible();
    failNext(reopenThread, 'offline');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    failNext(reopenThread, 'offline');
    await user.click(retry);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Conversation with .+ reopened$/)).toBeVisible();
    const { counts } = await client.call(listThreads, {});
    expect(counts).toEqual(before);
  });
});

describe('in the list', () => {
  const openMenu = async ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click((await screen.findAllByRole('button', { name: /^Actions for / }))[0]!);
  const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it('links to the reply field of an open conversation', async () => {
    const view = await open('/talks');
    await openMenu(view);
    expect(offered()).toEqual(['Open', 'Write a reply', 'Close conversation']);
    await view.user.click(screen.getByRole('menuitem', { name: 'Write a reply' }));
    expect(await box()).toHaveFocus();
  });

  it('offers to reopen a closed conversation, but no reply', async () => {
    const view = await open('/talks?tab=closed', {
      async prepare({ api }) {
        const doctor = await api('doctor');
        const { items } = await doctor.call(listThreads, { query: { status: 'open' } });
        const [{ id: closed, version }] = items as [(typeof items)[number]];
        await doctor.call(closeThread, { params: { id: closed }, version });
      },
    });
    await openMenu(view);
    expect(offered()).toEqual(['Open', 'Reopen']);
    await view.user.click(screen.getByRole('menuitem', { name: 'Reopen' }));
    expect(await screen.findByText(/^Conversation with .+ reopened$/)).toBeVisible();
  });
});

it('keeps a partly typed reply when its conversation is closed', async () => {
  const { user } = await open(`/talks/${id}`);
  await user.type(await box(), 'It waits at');
  await user.click(await closeButton());
  expect(await screen.findByText(/Your unsent reply is kept/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(await box()).toHaveValue('It waits at');
});

it('reports that a reply was kept when its conversation was closed before sending', async () => {
  const { user, api } = await open(`/talks/${id}`);
  await user.type(await box(), 'It waits at the pharmacy');
  const patient = await api('patient');
  const { thread } = await patient.call(listMessages, { params: { id }, query: {} });
  await patient.call(closeThread, { params: { id }, version: thread.version });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your unsent reply is kept/)).toBeVisible();
});

it('reloads only conversations after one was closed', async () => {
  const view = await open(`/talks/${id}`);
  const close = await closeButton();
  expect(await reloadedQueries(view, () => view.user.click(close))).toEqual([
    '/api/v1/threads',
    '/api/v1/threads/:id/messages',
  ]);
});

it('reports a conflict when the conversation changed, and reloads it', async () => {
  const { user, failNext } = await open(`/talks/${id}`);
  const close = await closeButton();
  failNext(closeThread, 'version_conflict');
  await user.click(close);
  expect(await screen.findByText(/has just changed/)).toBeVisible();
  expect(await box()).toBeVisible();
});
