import { screen, waitFor, within } from '@testing-library/react';
import {
  getKnowledgeBaseCategory,
  getQuestionFeedback,
  giveQuestionFeedback,
} from '@praxis/contract/demo/knowledge-base';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path = '') => renderRemote({ remote, path: `/pages/knowledge-base${path}` });
type View = Awaited<ReturnType<typeof open>>;

const search = ({ user }: View, text: string) =>
  user.type(screen.getByRole('searchbox', { name: 'Search articles' }), text);
const h1 = () => screen.getByRole('heading', { level: 1 });

describe('the overview', () => {
  it('shows six categories, with links to their questions', async () => {
    await open();
    const cards = screen.getAllByRole('heading', { level: 3 });
    expect(cards).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute(
      'href',
      '/pages/knowledge-base/billing',
    );
  });

  it('finds categories and questions as the user types, with the query in the address', async () => {
    const view = await open();
    await search(view, 'refund');
    const found = await screen.findByRole('list', { name: 'Questions' });
    const link = within(found).getByRole('link', { name: 'How do I refund a payment?' });
    expect(link).toHaveAttribute('href', '/pages/knowledge-base/billing/how-do-i-refund-a-payment');
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Billing',
    ]);
    expect(view.router.state.location.search).toBe('?q=refund');
  });

  it('announces the number of matching categories and questions to screen readers', async () => {
    const view = await open();
    await search(view, 'refund');
    expect(await screen.findByText(/^\d+ results$/)).toHaveAttribute('role', 'status');
    await search(view, ' spaceship');
    expect(await screen.findByText('0 results')).toHaveAttribute('role', 'status');
  });

  it('shows an empty state without results, with links', async () => {
    const { user } = await open('?q=spaceship');
    expect(screen.getByText('No results for “spaceship”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search FAQ' })).toHaveAttribute(
      'href',
      '/pages/faq?q=spaceship',
    );
    await user.click(screen.getByRole('button', { name: 'Show all categories' }));
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6);
  });
});

describe('a category', () => {
  it('shows six groups of its questions', async () => {
    await open('/messages');
    expect(h1()).toHaveTextContent('Messages');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    const group = screen.getByRole('region', { name: 'Templates' });
    expect(within(group).getByRole('link', { name: 'How do I make a template?' })).toHaveAttribute(
      'href',
      '/pages/knowledge-base/messages/how-do-i-make-a-template',
    );
  });

  it('shows that it is missing, and reports a failure to load', async () => {
    const { unmount } = await open('/nobody');
    expect(h1()).toHaveTextContent('Category not found');
    expect(screen.getByRole('link', { name: 'Go to Knowledge base' })).toBeInTheDocument();
    unmount();
    const { user } = await renderRemote({
      remote,
      path: '/pages/knowledge-base/messages',
      prepare: ({ failNext }) => failNext(getKnowledgeBaseCategory, { status: 500 }),
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6));
  });
});

describe('a question', () => {
  const path = '/billing/how-do-i-refund-a-payment';

  it('shows its answer, its date, and links to related questions', async () => {
    const view = await open(path);
    expect(h1()).toHaveTextContent('How do I refund a payment?');
    expect(screen.getByText(/^Last updated/)).toHaveTextContent(/\d{4}$/);
    expect(screen.getByText(/Refunds go to the card that was charged/)).toBeInTheDocument();
    const related = screen.getByRole('complementary', { name: 'Related questions' });
    expect(within(related).getAllByRole('link')).toHaveLength(5);
    const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    await view.user.click(within(related).getByRole('link', { name: 'Can I take a refund back?' }));
    await waitFor(() => expect(h1()).toHaveTextContent('Can I take a refund back?'));
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(view.router.state.location.pathname).toBe(
      '/pages/knowledge-base/billing/can-i-take-a-refund-back',
    );
  });

  it('saves feedback, and removes it', async () => {
    const { user, host } = await open(path);
    const said = async () =>
      (
        await host.client.call(getQuestionFeedback, {
          query: { slug: 'how-do-i-refund-a-payment' },
        })
      ).helpful;
    const yes = screen.getByRole('button', { name: 'Yes' });
    await user.click(yes);
    expect(await screen.findByText('Thanks for your feedback')).toBeInTheDocument();
    expect(yes).toHaveAttribute('aria-pressed', 'true');
    expect(await said()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'false'));
    expect(await said()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByText(/^Thanks/)).not.toBeInTheDocument());
    expect(await said()).toBeNull();
  });

  it('shows feedback immediately, rolls back when the request fails, and retries', async () => {
    const { user, failNext, hold, idle } = await open(path);
    const yes = screen.getByRole('button', { name: 'Yes' });
    const release = hold(giveQuestionFeedback);
    failNext(giveQuestionFeedback, { status: 500 });
    await user.click(yes);
    expect(yes).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Thanks for your feedback')).toBeVisible();
    release();
    expect(await screen.findByText(/^Couldn’t save your feedback\. /)).toBeInTheDocument();
    expect(yes).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Thanks for your feedback')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await idle();
    expect(yes).toHaveAttribute('aria-pressed', 'true');
  });

  it('is missing if it does not exist, or belongs to another category', async () => {
    const { unmount } = await open('/billing/nobody');
    expect(h1()).toHaveTextContent('Question not found');
    unmount();
    await open('/messages/how-do-i-refund-a-payment');
    expect(h1()).toHaveTextContent('Question not found');
    expect(screen.getByRole('link', { name: 'Go to Messages' })).toBeInTheDocument();
  });
});
