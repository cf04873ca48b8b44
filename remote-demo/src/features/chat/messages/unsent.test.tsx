import { act, screen, waitFor, within } from '@testing-library/react';
import { getChat, sendChatMessage } from '@praxis/contract/demo/chat';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { remote } from '../../../remote';

const nurse = 'Amara Nwosu';
const open = () => renderRemote({ remote, path: '/apps/chat/4' });
const log = () => within(screen.getByRole('log'));
const said = () => screen.getByRole('log').textContent;
const field = () => screen.getByRole('textbox', { name: /^Message / });
const line = (name: string | RegExp) => screen.getByRole('link', { name: new RegExp(name) });
const buttons = (name: string) => log().getAllByRole('button', { name });
const times = (text: string) => said()?.split(text).length ?? 0;

/** Sends a message, and waits until requests settle. */
async function write(view: RenderedRemote, text: string): Promise<void> {
  await view.user.type(field(), `${text}{Enter}`);
  await settle(view);
}

/** Loads the stored messages with the receptionist, as another tab sees them. */
async function stored(view: RenderedRemote): Promise<string[]> {
  const { chat } = await (await view.api('admin')).call(getChat, { query: { id: 4 } });
  return (chat?.chat ?? []).map(({ message }) => message).slice(4);
}

/** Number of messages that failed. */
const unsent = () => log().queryAllByText(/^Not sent/).length;

const keys = ({ sent }: RenderedRemote) =>
  sent
    .filter(({ line: requested }) => requested === 'POST /apps/chat/send-msg')
    .map(({ headers }) => headers['Idempotency-Key']);

afterEach(() => sessionStorage.clear());

it('shows a pending message immediately, and accepts the next one', async () => {
  const view = await open();
  const release = view.hold(sendChatMessage);
  await view.user.type(field(), 'Good morning{Enter}');
  expect(log().getByText('Sending…').parentElement).toHaveTextContent('Good morning Sending…');
  await view.user.type(field(), 'And thanks');
  expect(field()).toHaveValue('And thanks');
  release();
  await settle(view);
  expect(said()).not.toContain('Sending');
  expect(times('Good morning')).toBe(2);
});

it('keeps a failed message in the chat, reports why, and resends it', async () => {
  const view = await open();
  view.failNext(sendChatMessage, 'offline');
  await write(view, 'Are you there?');
  expect(field()).toHaveValue('');
  expect(log().getByRole('alert')).toHaveTextContent('Not sent. No connection.');
  expect(view.host.notices).toEqual([]);
  expect(await stored(view)).toEqual([]);

  const release = view.hold(sendChatMessage);
  await view.user.click(buttons('Try again')[0]!);
  expect(log().getByText('Sending…')).toBeInTheDocument();
  expect(buttons('Try again')[0]).toHaveFocus();
  release();
  await settle(view);
  expect(unsent()).toBe(0);
  expect(times('Are you there?')).toBe(2);
  expect(await stored(view)).toEqual(['Are you there?']);
  expect(screen.getByRole('log')).toHaveFocus();
});

it('resends a message whose response was lost with the same idempotency key', async () => {
  const view = await open();
  view.failNext(sendChatMessage, 'responseLost');
  await write(view, 'Are you there?');
  expect(unsent()).toBe(1);
  await view.user.click(buttons('Try again')[0]!);
  await settle(view);
  expect(await stored(view)).toEqual(['Are you there?']);
  expect(times('Are you there?')).toBe(2);
  expect(new Set(keys(view)).size).toBe(1);
});

it('shows a message whose response was lost once, after the chat includes it', async () => {
  const view = await open();
  view.failNext(sendChatMessage, 'responseLost');
  await write(view, 'Are you there?');
  await view.refresh();
  expect(unsent()).toBe(0);
  expect(times('Are you there?')).toBe(2);
});

it('does not match a failed message to an earlier or recent one with the same text', async () => {
  const view = await open();
  await write(view, 'Ok');
  view.failNext(sendChatMessage, 'offline');
  await write(view, 'Ok');
  await view.refresh();
  expect(unsent()).toBe(1);
  await write(view, 'Ok');
  expect(unsent()).toBe(1);
  expect(await stored(view)).toEqual(['Ok', 'Ok']);
  await view.user.click(buttons('Try again')[0]!);
  await settle(view);
  expect(unsent()).toBe(0);
  expect(await stored(view)).toEqual(['Ok', 'Ok', 'Ok']);
});

it('loses neither of two messages with the same text when one response is lost', async () => {
  const view = await open();
  view.failNext(sendChatMessage, 'responseLost');
  await write(view, 'Ok');
  view.failNext(sendChatMessage, 'offline');
  await write(view, 'Ok');
  await view.refresh();
  expect(unsent()).toBe(2);
  for (const left of [1, 0]) {
    await view.user.click(buttons('Try again')[0]!);
    await settle(view);
    expect(unsent()).toBe(left);
  }
  expect(times('Ok')).toBe(3);
  expect(await stored(view)).toEqual(['Ok', 'Ok']);
});

it('sends the same text twice, one request after the other', async () => {
  const view = await open();
  const release = view.hold(sendChatMessage);
  await view.user.type(field(), 'Hello{Enter}');
  await view.user.type(field(), 'Hello{Enter}');
  expect(log().getAllByText('Sending…')).toHaveLength(2);
  expect(keys(view)).toHaveLength(1);
  release();
  await settle(view);
  expect(await stored(view)).toEqual(['Hello', 'Hello']);
  expect(new Set(keys(view)).size).toBe(2);
});

it('keeps several failed messages in order when one of them is resent', async () => {
  const view = await open();
  for (const text of ['One', 'Two', 'Three']) {
    view.failNext(sendChatMessage, { status: 500 });
    await write(view, text);
  }
  expect(said()).toMatch(/One.*Two.*Three/);
  await view.user.click(buttons('Try again')[1]!);
  await settle(view);
  expect(said()).toMatch(/Two.*One.*Not sent.*Three.*Not sent/);
  expect(unsent()).toBe(2);
});

it('deletes a failed message, and restores it with Undo', async () => {
  const view = await open();
  view.failNext(sendChatMessage, 'offline');
  await write(view, 'Are you there?');
  await view.user.click(buttons('Delete')[0]!);
  expect(said()).not.toContain('Are you there?');
  expect(screen.getByRole('log')).toHaveFocus();
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(times('Are you there?')).toBe(2);
  expect(unsent()).toBe(1);
  expect(await stored(view)).toEqual([]);
});

it('keeps a failed message while another chat or page is open, marks it in the list, and does not store it', async () => {
  const view = await open();
  view.failNext(sendChatMessage, 'offline');
  await write(view, 'Are you there?');
  await view.user.click(line(nurse));
  await settle(view);
  expect(said()).not.toContain('Are you there?');
  await act(() => view.router.navigate('/apps/todo'));
  await settle(view);
  await act(() => view.router.navigate('/apps/chat'));
  await settle(view);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('there?');
  await view.user.click(line('Not sent: Are you there'));
  await waitFor(() => expect(unsent()).toBe(1));
});

it('reports a failed message in a notice while another chat is open, with a link to its chat', async () => {
  const view = await open();
  view.failNext(sendChatMessage, 'offline');
  const release = view.hold(sendChatMessage);
  await view.user.type(field(), 'Are you there?{Enter}');
  await view.user.click(line(nurse));
  release();
  await settle(view);
  expect(view.host.notices.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Your message to .+ wasn’t sent\. No connection\./),
  ]);
  await view.user.click(screen.getByRole('button', { name: 'Open chat' }));
  await waitFor(() => expect(unsent()).toBe(1));
});

it('asks for confirmation before the tab closes with an unsent message', async () => {
  const view = await open();
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  view.failNext(sendChatMessage, 'offline');
  await write(view, 'Are you there?');
  expect(close()).toBe(true);
  await view.user.click(buttons('Delete')[0]!);
  expect(close()).toBe(false);
});

it('shows a failed message while the chat itself fails to load', async () => {
  const view = await renderRemote({
    remote,
    path: '/apps/chat/4',
    prepare: ({ failNext }) => failNext(getChat, 'offline'),
  });
  view.failNext(sendChatMessage, 'offline');
  await write(view, 'I have moved him.');
  expect(unsent()).toBe(1);
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  await settle(view);
  expect(unsent()).toBe(1);
  expect(times('I have moved him.')).toBe(3);
});
