import { screen, waitFor, within } from '@testing-library/react';
import { getBlogSidebar } from '@praxis/contract/demo/blog';
import { addComment, bookmarkPost, getPost, listPosts } from '@praxis/contract/demo/blog-posts';
import { reloadedQueries, renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path: string) => renderRemote({ remote, path: `/pages/blog/${path}` });
type View = Awaited<ReturnType<typeof open>>;

const titles = () =>
  within(screen.getByRole('list', { name: 'Posts' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const h1 = () => screen.getByRole('heading', { level: 1 });
const post = ({ host }: View, slug: string) => host.client.call(getPost, { query: { post: slug } });

describe('the list', () => {
  it('shows the newest posts, one page at a time', async () => {
    const view = await open('list');
    expect(titles()).toHaveLength(4);
    expect(titles()[0]).toMatch(/^What a white coat says/);
    await view.user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(view.router.state.location.search).toBe('?page=2');
  });

  it('shows recent posts with links', async () => {
    await open('list');
    const recent = screen.getByRole('complementary', { name: 'Recent posts' });
    const links = within(recent).getAllByRole('link');
    expect(links).toHaveLength(4);
    expect(links[0]).toHaveAttribute('href', '/pages/blog/detail/1');
  });

  it('reports a failure to load the recent posts, and retries', async () => {
    const { user } = await renderRemote({
      remote,
      path: '/pages/blog/list',
      prepare: ({ failNext }) => failNext(getBlogSidebar, { status: 500 }),
    });
    const recent = screen.getByRole('complementary', { name: 'Recent posts' });
    expect(within(recent).getByRole('alert')).toBeInTheDocument();
    await user.click(within(recent).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(recent).getAllByRole('link')).toHaveLength(4));
  });

  it('filters by category and searches as the user types, in the address', async () => {
    const view = await open('list');
    await view.user.click(screen.getByRole('radio', { name: 'Video' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(await screen.findByText('2 results')).toHaveAttribute('role', 'status');
    await view.user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'bread');
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(view.router.state.location.search).toBe('?category=Video&q=bread');
    await view.user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'zz');
    await view.user.click(await screen.findByRole('button', { name: 'Show all posts' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
  });

  it('bookmarks a post immediately, and filters by bookmarked posts', async () => {
    const view = await open('list');
    const done = view.hold(bookmarkPost);
    await view.user.click(screen.getByRole('button', { name: /^Save post: Seven lunches/ }));
    expect(
      screen.getByRole('button', { name: /^Remove from saved posts: Seven lunches/ }),
    ).toBeInTheDocument();
    await done();
    await view.user.click(screen.getByRole('checkbox', { name: 'Saved posts' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
  });

  it('focuses the next saved post when one is removed', async () => {
    const view = await open('list');
    for (const name of [/^Save post: What a white/, /^Save post: Seven lunches/])
      await view.user.click(screen.getByRole('button', { name }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Saved posts' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    await view.user.click(screen.getByRole('button', { name: /^Remove .*: What a white/ }));
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows an empty state without drafts', async () => {
    await open('list?status=Draft');
    expect(screen.getByText('No drafts')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Draft/ })).toHaveAttribute('aria-current', 'page');
  });

  it('reports a failure to load, and retries', async () => {
    const { user } = await renderRemote({
      remote,
      path: '/pages/blog/list',
      prepare: ({ failNext }) => failNext(listPosts, { status: 500 }),
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
  });
});

describe('a post', () => {
  it('is the newest one if the address has no slug, and is missing if it does not exist', async () => {
    const { unmount } = await open('detail');
    expect(h1()).toHaveTextContent('What a white coat says');
    unmount();
    await open('detail/nothing');
    expect(h1()).toHaveTextContent('Post not found');
    expect(screen.getByRole('link', { name: 'Go to blog' })).toBeInTheDocument();
  });

  it('is found by its slug and its id, with links to its category and its form', async () => {
    const { unmount } = await open('detail/shoes-for-twelve-hours');
    expect(screen.getByText(/walks eleven kilometers/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fashion' })).toHaveAttribute(
      'href',
      '/pages/blog/list?category=Fashion',
    );
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/pages/blog/edit/shoes-for-twelve-hours',
    );
    unmount();
    await open('detail/6');
    expect(h1()).toHaveTextContent('Shoes for twelve hours on linoleum');
  });

  it('is bookmarked immediately, with an updated count, and back', async () => {
    const view = await open('detail/1');
    await view.user.click(screen.getByRole('button', { name: '139, saved by readers' }));
    const saved = screen.getByRole('button', { name: '140, saved by readers' });
    expect(saved).toHaveAttribute('aria-pressed', 'true');
    await view.user.click(saved);
    expect(await screen.findByRole('button', { name: /^139/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  it('is shared by copying its link', async () => {
    const { user } = await open('detail/1');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(navigator.clipboard.readText()).resolves.toMatch(
      /\/pages\/blog\/detail\/what-a-white-coat-says$/,
    );
  });

  it('accepts a comment, and keeps the input when the request fails', async () => {
    const view = await open('detail/1');
    expect(screen.getByRole('heading', { name: '3 comments' })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(screen.getByRole('textbox', { name: 'Comment' })).toBeInvalid();
    await view.user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Yellow it is.');
    view.failNext(addComment, { status: 500 });
    await view.user.click(screen.getByRole('button', { name: 'Post comment' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Yellow it is.'),
    );
    const again = await reloadedQueries(view, () =>
      view.user.click(screen.getByRole('button', { name: 'Post comment' })),
    );
    expect(again).toEqual(['/blog/list/post']);
    expect(await screen.findByRole('heading', { name: '4 comments' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    expect((await post(view, '1')).comments.at(-1)).toMatchObject({
      userFullName: 'Dana Whitfield',
      commentText: 'Yellow it is.',
    });
  });

  it('links to the next post, which starts at the top', async () => {
    const { user } = await open('detail/1');
    const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const next = screen.getByRole('complementary', { name: 'Read next' });
    await user.click(within(next).getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(h1()).not.toHaveTextContent('What a white coat says'));
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});
