import { act, screen, waitFor } from '@testing-library/react';
import { addPost, getPost } from '@praxis/contract/demo/blog-posts';
import { renderRemote } from '@praxis/sdk/testing';
import { hostileHtml } from '@praxis/sdk/testing/hostile-html';
import { remote } from '../../../remote';

const open = (path = 'edit/1') => renderRemote({ remote, path: `/pages/blog/${path}` });
type View = Awaited<ReturnType<typeof open>>;

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const choose = ({ user }: View, status: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status);
const save = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Save' }));
const saved = async ({ host }: View, post: string) =>
  (await host.client.call(getPost, { query: { post } })).post;

async function fill({ user }: View, name: string, value: string) {
  await user.clear(field(name));
  await user.type(field(name), value);
}

it('saves the changes, and shows the post', async () => {
  const view = await open();
  await fill(view, 'Title', 'Coats and cardigans');
  expect(field('Slug')).toHaveValue('what-a-white-coat-says');
  await view.user.click(screen.getByRole('checkbox', { name: 'Quotes' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Food' }));
  await save(view);
  expect(await screen.findByText('Post saved')).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Coats and cardigans' }),
  ).toBeInTheDocument();
  expect(await saved(view, '1')).toMatchObject({
    title: 'Coats and cardigans',
    tags: ['Fashion', 'Food'],
  });
});

it('shows the post’s title in the browser tab while it is edited', async () => {
  await open();
  await waitFor(() =>
    expect(document.title).toBe('What a white coat says, and what it doesn’t · Praxis'),
  );
});

it('creates a draft whose slug follows its title until the slug is edited', async () => {
  const view = await open('new');
  await view.user.type(field('Title'), 'A quiet morning');
  expect(field('Slug')).toHaveValue('a-quiet-morning');
  await fill(view, 'Slug', 'quiet');
  await view.user.type(field('Title'), ', again');
  expect(field('Slug')).toHaveValue('quiet');
  await save(view);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A quiet morning, again' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Draft')).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/pages/blog/detail/quiet');
  expect(await saved(view, 'quiet')).toMatchObject({ status: 'Draft', comment: 0 });
});

it('navigates Back from a new post to the page before its form', async () => {
  const view = await open('list');
  await view.user.click(screen.getByRole('link', { name: 'New post' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'A quiet morning');
  await save(view);
  await waitFor(() =>
    expect(view.router.state.location.pathname).toBe('/pages/blog/detail/a-quiet-morning'),
  );
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).toBe('/pages/blog/list');
});

it('navigates Back from an edited post to the page before its form', async () => {
  const view = await open('list');
  const { navigate } = view.router;
  await act(() => navigate('/pages/blog/edit/1'));
  await view.user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await save(view);
  await waitFor(() => expect(view.router.state.location.pathname).toMatch(/detail/));
  await act(() => navigate(-1));
  expect(view.router.state.location.pathname).toBe('/pages/blog/list');
});

it('redirects a former slug to the new one, on Back as well', async () => {
  const view = await open('list');
  const { navigate } = view.router;
  const path = () => view.router.state.location.pathname;
  await act(() => navigate('/pages/blog/detail/what-a-white-coat-says'));
  await view.user.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByRole('textbox', { name: 'Title' });
  await fill(view, 'Slug', 'coats');
  await save(view);
  await waitFor(() => expect(path()).toBe('/pages/blog/detail/coats'));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  await act(() => navigate(-1));
  await waitFor(() => expect(path()).toBe('/pages/blog/detail/coats'));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  // So do external links; the edit form loads by the former slug.
  await act(() => navigate('/pages/blog/detail/what-a-white-coat-says'));
  await waitFor(() => expect(path()).toBe('/pages/blog/detail/coats'));
  await act(() => navigate('/pages/blog/edit/what-a-white-coat-says'));
  expect(await screen.findByRole('textbox', { name: 'Slug' })).toHaveValue('coats');
});

it('requires the public fields of a published post', async () => {
  const view = await open('new');
  await view.user.type(field('Title'), 'A quiet morning');
  await choose(view, 'Published');
  await save(view);
  const faults = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(faults).toHaveLength(3);
  expect(faults.join()).toContain('Choose at least one category');
  expect(faults.join()).toContain('Enter an excerpt');
  expect(faults.join()).toContain('Write your post');
});

it('reports an invalid slug, and one that another post has', async () => {
  const view = await open();
  await fill(view, 'Slug', 'Not a slug');
  await save(view);
  expect(field('Slug')).toHaveAccessibleDescription(
    'Use lowercase letters, digits and single hyphens',
  );
  await fill(view, 'Slug', 'shoes-for-twelve-hours');
  await save(view);
  await waitFor(() =>
    expect(field('Slug')).toHaveAccessibleDescription(
      'Another post has this slug. Choose another.',
    ),
  );
  await fill(view, 'Slug', 'coats');
  await save(view);
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/pages/blog/detail/coats'));
});

it('uploads a picture from a file', async () => {
  const view = await open();
  const input = screen.getByLabelText(/^Featured image/, { selector: 'input' });
  await view.user.upload(input, new File(['picture'], 'me.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    ),
  );
  await save(view);
  expect(await screen.findByText('Post saved')).toBeInTheDocument();
  expect((await saved(view, '1')).img).toMatch(/^data:image\/png/);
});

it('confirms before leaving with unsaved changes', async () => {
  const view = await open();
  await fill(view, 'Title', 'Coats');
  await view.user.click(screen.getByRole('link', { name: 'Cancel' }));
  const discard = await screen.findByRole('button', { name: 'Discard changes' });
  expect(view.router.state.location.pathname).toBe('/pages/blog/edit/1');
  await view.user.click(discard);
  await waitFor(() =>
    expect(view.router.state.location.pathname).toBe('/pages/blog/detail/what-a-white-coat-says'),
  );
  expect((await saved(view, '1')).title).toMatch(/^What a white coat/);
});

it('leaves without confirmation if nothing was changed', async () => {
  const view = await open('new');
  await view.user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/pages/blog/list'));
});

it('sanitizes a hostile post, so that it runs, loads and sends nothing', async () => {
  await renderRemote({
    remote,
    path: '/pages/blog/detail/hostile',
    prepare: async ({ api }) => {
      const client = await api('admin');
      await client.call(addPost, {
        body: {
          post: {
            title: 'Hostile',
            excerpt: 'It tries to run',
            img: '',
            status: 'Published',
            tags: ['Food'],
            slug: 'hostile',
            content: hostileHtml.join('<p>and</p>'),
          },
        },
      });
    },
  });
  const article = screen.getByRole('article');
  expect(article.querySelector('script, iframe, object, style, form[action]')).toBeNull();
  for (const element of article.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on/);
});
