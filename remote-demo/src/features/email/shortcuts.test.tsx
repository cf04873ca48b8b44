import { screen, waitFor, within } from '@testing-library/react';
import { listEmails } from '@praxis/contract/demo/email';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path = '/apps/email') => renderRemote({ remote, path });
const list = (name = 'Inbox') => screen.findByRole('list', { name });
const stored = async (view: RenderedRemote, folder: 'inbox' | 'starred' | 'trash') =>
  (await view.host.client.call(listEmails, { query: { folder } })).emails;
const linkOf = (subject: string) => screen.getByRole('link', { name: new RegExp(subject) });
const starOf = (subject: string) => screen.getByRole('button', { name: `Star ${subject}` });

it('stars the email of the focused row with s, and moves it to the trash with #', async () => {
  const view = await open();
  const { user } = view;
  const all = await stored(view, 'inbox');
  const [first, second] = all.filter(({ isStarred }) => !isStarred);
  await list();
  linkOf(first!.subject).focus();
  await user.keyboard('s');
  expect(starOf(first!.subject)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () =>
    expect((await stored(view, 'starred')).map(({ id }) => id)).toContain(first!.id),
  );
  await user.keyboard('s');
  expect(starOf(first!.subject)).toHaveAttribute('aria-pressed', 'false');

  linkOf(second!.subject).focus();
  await user.keyboard('#');
  expect(await screen.findByText('Email moved to trash')).toBeVisible();
  expect((await stored(view, 'trash')).map(({ id }) => id)).toContain(second!.id);
});

it('stars all selected emails with s, and removes their stars if each has one', async () => {
  const view = await open();
  const { user } = view;
  const all = await stored(view, 'inbox');
  const starred = all.find(({ isStarred }) => isStarred)!;
  const other = all.find(({ isStarred }) => !isStarred)!;
  await list();
  for (const { subject } of [starred, other])
    await user.click(screen.getByRole('checkbox', { name: `Select ${subject}` }));
  for (const pressed of ['true', 'false']) {
    await user.keyboard('s');
    for (const { subject } of [starred, other])
      expect(starOf(subject)).toHaveAttribute('aria-pressed', pressed);
  }
});

it.each(['the key s', 'the button'])(
  'focuses the next row when %s removes one from the starred emails',
  async (way) => {
    const view = await open('/apps/email/starred');
    const [first, second] = await stored(view, 'starred');
    await list('Starred');
    if (way === 'the button') await view.user.click(starOf(first!.subject));
    else await view.user.keyboard('js');
    expect(screen.queryByRole('link', { name: new RegExp(first!.subject) })).toBeNull();
    expect(linkOf(second!.subject)).toHaveFocus();
  },
);

it('stars the open email with s, and moves it to the trash with #', async () => {
  const view = await open();
  const { user, router } = view;
  const email = (await stored(view, 'inbox')).find(({ isStarred }) => !isStarred)!;
  await list();
  await user.click(linkOf(email.subject));
  const star = await screen.findByRole('button', { name: 'Star' });
  await user.keyboard('s');
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('#');
  expect(router.state.location.pathname).toBe('/apps/email');
  await waitFor(async () =>
    expect((await stored(view, 'trash')).map(({ id }) => id)).toContain(email.id),
  );
});

it('lists the keys, with all of an action in one line', async () => {
  const { user } = await open();
  await list();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Star or unstar').previousElementSibling).toHaveTextContent(/^s$/);
  expect(dialog.getByText('Move to trash').previousElementSibling).toHaveTextContent(/^e #$/);
});
