import { screen, waitFor, within } from '@testing-library/react';
import { getFaq } from '@praxis/contract/demo/faq';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (search = '') => renderRemote({ remote, path: `/pages/faq${search}` });
type View = Awaited<ReturnType<typeof open>>;

const topics = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const questions = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const itemOf = (question: string) =>
  screen.getByRole('heading', { level: 3, name: question }).closest('details');
const search = ({ user }: View, text: string) =>
  user.type(screen.getByRole('searchbox', { name: 'Search questions' }), text);

it('shows five topics, with a link to each', async () => {
  await open();
  expect(topics()).toEqual([
    'Payment',
    'Delivery',
    'Cancellation and return',
    'My orders',
    'Products and services',
    'Still have a question?',
  ]);
  const nav = screen.getByRole('navigation', { name: 'Topics' });
  expect(within(nav).getByRole('link', { name: /^Delivery/ })).toHaveAttribute(
    'href',
    '/pages/faq#delivery',
  );
});

it('searches questions as the user types, hides topics without a match, and keeps the query in the address', async () => {
  const view = await open();
  await search(view, 'ADDress');
  await waitFor(() => expect(questions()).toEqual(['Can I change the address of an order?']));
  expect(topics()).toEqual(['My orders', 'Still have a question?']);
  expect(view.router.state.location.search).toBe('?q=ADDress');
  expect(screen.getByText('address', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.getByText('1 result')).toBeInTheDocument();
});

it('shows an empty state without results, with links', async () => {
  const { user } = await open('?q=spaceship');
  expect(screen.getByText('No results for “spaceship”')).toBeInTheDocument();
  expect(screen.getByText('0 results')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Search knowledge base' })).toHaveAttribute(
    'href',
    '/pages/knowledge-base?q=spaceship',
  );
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  await waitFor(() => expect(topics()).toHaveLength(6));
});

it('expands an answer, and copies its link', async () => {
  const { user } = await open();
  const item = itemOf('How long is the warranty?');
  expect(item).not.toHaveAttribute('open');
  await user.click(screen.getByText('How long is the warranty?'));
  expect(item).toHaveAttribute('open');
  await user.click(within(item as HTMLElement).getByRole('button', { name: 'Copy link' }));
  expect(screen.getByText('Link copied')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toMatch(
    /\/pages\/faq#how-long-is-the-warranty$/,
  );
});

it('expands the question that the address links to', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await open('#is-shipping-free');
  expect(itemOf('Is shipping free?')).toHaveAttribute('open');
  expect(itemOf('Who pays for the return?')).not.toHaveAttribute('open');
  expect(scroll.mock.contexts).toEqual([itemOf('Is shipping free?')]);
});

it('reports a failure to load, and retries', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/pages/faq',
    prepare: ({ failNext }) => failNext(getFaq, { status: 500 }),
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(topics()).toHaveLength(6));
});
