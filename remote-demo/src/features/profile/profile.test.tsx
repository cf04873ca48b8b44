import { screen, waitFor, within } from '@testing-library/react';
import {
  addProfileComment,
  getProfilePage,
  reactOnProfile,
} from '@praxis/contract/demo/profile-page';
import { recordAnnouncements } from '@praxis/sdk/testing/announcements';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (language?: 'de') => renderRemote({ remote, language, path: '/pages/profile' });
type View = Awaited<ReturnType<typeof open>>;

const stored = ({ host }: View) => host.client.call(getProfilePage, {});
const post = (index: number) =>
  within(screen.getAllByRole('region', { name: /^Dana Whitfield / })[index] as HTMLElement);
const card = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement);

it('shows the person and all cards', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeInTheDocument();
  expect(card('About').getByRole('link', { name: 'northlight.example' })).toHaveAttribute(
    'href',
    'https://northlight.example',
  );
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/pages/account-settings',
  );
  for (const heading of ['Suggested pages', 'Twitter feed', 'Latest photos', 'Poll'])
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  expect(post(0).getByText('126 likes')).toBeInTheDocument();
});

it('likes a post immediately, and removes the like', async () => {
  const view = await open();
  const like = post(1).getByRole('button', { name: 'Like' });
  await view.user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(post(1).getByText('214 likes')).toBeInTheDocument();
  expect((await stored(view)).posts[1]).toMatchObject({ youLiked: true, likes: 214 });
  await view.user.click(like);
  expect(post(1).getByText('213 likes')).toBeInTheDocument();
});

it('reports a failed like, and rolls back', async () => {
  const view = await open();
  view.failNext(reactOnProfile, { status: 500 });
  const like = post(1).getByRole('button', { name: 'Like' });
  await view.user.click(like);
  expect(await screen.findByText(/went wrong/)).toBeInTheDocument();
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(post(1).getByText('213 likes')).toBeInTheDocument();
});

it('adds a comment, deletes it, and restores it', async () => {
  const view = await open();
  const field = post(1).getByRole('textbox', { name: 'Write a comment' });
  await view.user.type(field, 'Well done.');
  await view.user.click(post(1).getAllByRole('button', { name: 'Comment' })[1] as HTMLElement);
  expect(await post(1).findByText('Well done.')).toBeInTheDocument();
  expect(post(1).getByText('2 comments')).toBeInTheDocument();
  expect(field).toHaveValue('');
  await view.user.click(post(1).getByRole('button', { name: 'Delete comment' }));
  expect(await screen.findByText('Comment deleted')).toBeInTheDocument();
  expect(post(1).queryByText('Well done.')).not.toBeInTheDocument();
  // The next comment takes the focus of the removed button.
  expect(post(1).getByRole('button', { name: /^Like the comment by Beatriz/ })).toHaveFocus();
  view.failNext(addProfileComment, { status: 500 });
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await view.user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await post(1).findByText('Well done.')).toBeInTheDocument();
});

it('likes a comment', async () => {
  const view = await open();
  const like = post(0).getByRole('button', { name: /^Like the comment by Hana/ });
  expect(like).toHaveTextContent('3');
  await view.user.click(like);
  expect(like).toHaveTextContent('4');
  expect((await stored(view)).posts[0]?.detailedComments[1]?.youLiked).toBe(true);
});

it('follows a person, and marks a page and a feed as favorites', async () => {
  const view = await open();
  const [person] = (await stored(view)).suggestions;
  const follow = screen.getByRole('button', { name: `Follow ${person?.name}` });
  await view.user.click(follow);
  expect(follow).toHaveTextContent('Following');
  await view.user.click(screen.getByRole('button', { name: 'Add Green Desk to favorites' }));
  await view.user.click(screen.getByRole('button', { name: 'Add Hugo Marchetti to favorites' }));
  const { suggestions, suggestedPages, twitterFeeds } = await stored(view);
  expect(suggestions[0]?.isFollowed).toBe(true);
  expect(suggestedPages[0]?.favorite).toBe(true);
  expect(twitterFeeds[0]?.favorite).toBe(true);
});

it('shows the result of the poll after voting, and allows another vote', async () => {
  const { user } = await open();
  const poll = card('Poll');
  expect(poll.queryByText(/%/)).not.toBeInTheDocument();
  await user.click(poll.getByRole('radio', { name: 'A day at the lake' }));
  expect(await poll.findByText('65%')).toBeInTheDocument();
  expect(poll.getByText('35%')).toBeInTheDocument();
  await user.click(poll.getByRole('radio', { name: /^Bowling/ }));
  expect(await poll.findByText('62%')).toBeInTheDocument();
  expect(poll.getByText('26 votes. You can change yours.')).toBeInTheDocument();
});

it('opens a photo, and navigates to the others', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Open photo 9' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Photo 9 of 9' })).toBeInTheDocument();
  const { said, stop } = recordAnnouncements();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByRole('img', { name: 'Photo 1 of 9' })).toBeInTheDocument();
  await waitFor(() => expect(said).toEqual(['Photo 1 of 9']));
  stop();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(dialog.getByRole('img', { name: 'Photo 8 of 9' })).toBeInTheDocument();
});

it('is translated into German', async () => {
  await open('de');
  expect(screen.getByRole('heading', { name: 'Umfrage' })).toBeInTheDocument();
});
