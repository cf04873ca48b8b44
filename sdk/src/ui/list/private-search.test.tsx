import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../../router';
import { renderUi } from '../../testing/render-ui';
import { PatientsUnderTest } from '../../testing/patients-under-test';
import { useListQuery } from './use-list-query';

type View = Awaited<ReturnType<typeof renderUi>>;

const draftsOf = () => Object.entries(sessionStorage).filter(([key]) => key.includes('draft'));
const box = () => screen.getByRole('searchbox', { name: 'Search patients' });
const addressOf = ({ router }: View) => router.state.location.search;
const keyed = /^\?search=[0-9a-v]{8}$/;

/** Pastes the words, since slowly typed letters would be separate searches. */
async function search(view: View, words: string) {
  const before = addressOf(view);
  await userEvent.tripleClick(box());
  await userEvent.paste(words);
  await waitFor(() => expect(addressOf(view)).not.toBe(before));
  // The URL changes a moment before the page re-renders.
  await act(async () => undefined);
}

async function searched(words: string) {
  const view = await renderUi(<PatientsUnderTest />, { at: '/patients' });
  await search(view, words);
  return view;
}

/** Simulates a reload: renders the page again at its URL. */
async function reload(view: View, children = <PatientsUnderTest />) {
  const { pathname, search: own } = view.router.state.location;
  view.unmount();
  return renderUi(children, { at: `${pathname}${own}` });
}

afterEach(() => sessionStorage.clear());

it('keeps search text out of the URL, and restores it after a reload', async () => {
  const view = await searched('Anna Petrova');
  expect(addressOf(view)).toMatch(keyed);
  await reload(view);
  expect(box()).toHaveValue('Anna Petrova');
});

it('adds one history entry while the user types', async () => {
  const view = await searched('An');
  await search(view, 'Anna Petrova');
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).toBe('/patients');
  expect(box()).toHaveValue('');
  await act(() => view.router.navigate(1));
  expect(box()).toHaveValue('Anna Petrova');
});

it('returns to the previous search with Back after a page change', async () => {
  const person = userEvent.setup();
  const view = await searched('Anna');
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await search(view, 'Petrova');
  expect(addressOf(view)).toMatch(keyed);
  await act(() => view.router.navigate(-1));
  expect(box()).toHaveValue('Anna');
});

it('replaces search text in the URL by a key, and leaves the text neither there nor in the history', async () => {
  const view = await renderUi(<PatientsUnderTest />, {
    at: '/patients?q=Anna+Petrova&plan=basic#top',
  });
  expect(box()).toHaveValue('Anna Petrova');
  expect(addressOf(view)).toMatch(/^\?plan=basic&search=[0-9a-v]{8}$/);
  expect(view.router.state.location.hash).toBe('#top');
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).toBe('/before');
});

it('shows the unfiltered list for an unknown key, and removes the key from the URL', async () => {
  const view = await renderUi(<PatientsUnderTest />, { at: '/patients?tab=all&search=k3f9a1b2' });
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  expect(addressOf(view)).toBe('?tab=all');
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).toBe('/before');
});

it('forgets the search text when the session’s drafts are cleared', async () => {
  const view = await searched('Anna Petrova');
  for (const [key] of draftsOf()) sessionStorage.removeItem(key);
  const after = await reload(view);
  expect(box()).toHaveValue('');
  expect(addressOf(after)).toBe('');
});

it('searches even if storage is unavailable', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const view = await searched('Anna');
  expect(box()).toHaveValue('Anna');
  await search(view, 'Petrova');
  expect(box()).toHaveValue('Petrova');
  expect(addressOf(view)).toMatch(keyed);
  setItem.mockRestore();
});

it('stores the last two hundred searches', async () => {
  const view = await searched('Anna Petrova');
  const others = Array.from({ length: 199 }, (_, index) => [`key-${index}`, `words ${index}`]);
  const [[key = '', stored = ''] = []] = draftsOf();
  sessionStorage.setItem(key, JSON.stringify([...(JSON.parse(stored) as unknown[]), ...others]));
  await search(view, 'Petrov');
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveLength(200);
  expect(sessionStorage.getItem(key)).not.toContain('Anna');
});

it.each(['{"a":1}', '[[1,2],"x",["key"]]', '{garbage'])(
  'starts over if the stored value is corrupt: %s',
  async (damaged) => {
    sessionStorage.setItem('praxis.draft.searches', damaged);
    const view = await searched('Anna');
    await reload(view);
    expect(box()).toHaveValue('Anna');
  },
);

it('keeps the search text in the URL of a list with a public search', async () => {
  const Doctors = () => {
    const { q, setSearch } = useListQuery({ publicSearch: true });
    return <button onClick={() => setSearch('Marsh')}>{`Searched: ${q}`}</button>;
  };
  const view = await renderUi(<Doctors />, { at: '/doctors?q=berlin' });
  await userEvent.click(screen.getByRole('button', { name: 'Searched: berlin' }));
  expect(addressOf(view)).toBe('?q=Marsh');
  expect(draftsOf()).toEqual([]);
});

describe('a link with search text', () => {
  const show = () =>
    renderUi(
      <>
        <Link to="/patients?tab=all" searchFor="Anna Petrova">
          Patient
        </Link>
        <PatientsUnderTest />
      </>,
      { at: '/appointments' },
    );

  it('passes the text on click, and does not have it in its URL', async () => {
    const view = await show();
    const link = screen.getByRole('link', { name: 'Patient' });
    expect(link).toHaveAttribute('href', '/patients?tab=all');
    await userEvent.click(link);
    expect(addressOf(view)).toMatch(/^\?tab=all&search=[0-9a-v]{8}$/);
    expect(box()).toHaveValue('Anna Petrova');
  });

  it('leads to the same URL each time', async () => {
    const view = await show();
    await userEvent.click(screen.getByRole('link', { name: 'Patient' }));
    const first = addressOf(view);
    await search(view, 'Maya');
    expect(addressOf(view)).not.toBe(first);
    await userEvent.click(screen.getByRole('link', { name: 'Patient' }));
    expect(addressOf(view)).toBe(first);
  });
});
