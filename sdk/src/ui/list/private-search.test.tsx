import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../../router';
import { renderUi } from '../../testing/render-ui';
import { PatientsUnderTest } from './patients-under-test';
import { useListQuery } from './use-list-query';

type View = Awaited<ReturnType<typeof renderUi>>;

const draftsOf = () => Object.entries(sessionStorage).filter(([key]) => key.includes('draft'));
const box = () => screen.getByRole('searchbox', { name: 'Search patients' });
const addressOf = ({ router }: View) => router.state.location.search;
const keyed = /^\?search=[0-9a-v]{8}$/;

/** At once: letters that come slowly are searches of their own. */
async function search(view: View, words: string) {
  const before = addressOf(view);
  await userEvent.tripleClick(box());
  await userEvent.paste(words);
  await waitFor(() => expect(addressOf(view)).not.toBe(before));
  // The address changes a moment before the page shows it.
  await act(async () => undefined);
}

async function searched(words: string) {
  const view = await renderUi(<PatientsUnderTest />, { at: '/patients' });
  await search(view, words);
  return view;
}

/** As a reload does: the page is made anew at its address. */
async function again(view: View, children = <PatientsUnderTest />) {
  const { pathname, search: own } = view.router.state.location;
  view.unmount();
  return renderUi(children, { at: `${pathname}${own}` });
}

afterEach(() => sessionStorage.clear());

it('keeps the words of a search out of the address, and shows them again after a reload', async () => {
  const view = await searched('Anna Petrova');
  expect(addressOf(view)).toMatch(keyed);
  await again(view);
  expect(box()).toHaveValue('Anna Petrova');
});

it('adds one step to the history while somebody types, which Back and Forward lead over', async () => {
  const view = await searched('An');
  await search(view, 'Anna Petrova');
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).toBe('/patients');
  expect(box()).toHaveValue('');
  await act(() => view.router.navigate(1));
  expect(box()).toHaveValue('Anna Petrova');
});

it('leads back to the search before, whose page is another one', async () => {
  const person = userEvent.setup();
  const view = await searched('Anna');
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await search(view, 'Petrova');
  expect(addressOf(view)).toMatch(keyed);
  await act(() => view.router.navigate(-1));
  expect(box()).toHaveValue('Anna');
});

it('takes words that come in the address, and leaves them neither there nor in the history', async () => {
  const view = await renderUi(<PatientsUnderTest />, {
    at: '/patients?q=Anna+Petrova&plan=basic#top',
  });
  expect(box()).toHaveValue('Anna Petrova');
  expect(addressOf(view)).toMatch(/^\?plan=basic&search=[0-9a-v]{8}$/);
  expect(view.router.state.location.hash).toBe('#top');
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).toBe('/before');
});

it('shows the whole list at a key that this tab does not know, and takes it out of the address', async () => {
  const view = await renderUi(<PatientsUnderTest />, { at: '/patients?tab=all&search=k3f9a1b2' });
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  expect(addressOf(view)).toBe('?tab=all');
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).toBe('/before');
});

it('has forgotten the words when what was entered in the session is dropped', async () => {
  const view = await searched('Anna Petrova');
  for (const [key] of draftsOf()) sessionStorage.removeItem(key);
  const after = await again(view);
  expect(box()).toHaveValue('');
  expect(addressOf(after)).toBe('');
});

it('searches where storage is closed to us, too', async () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Closed', 'QuotaExceededError');
  });
  const view = await searched('Anna');
  expect(box()).toHaveValue('Anna');
  await search(view, 'Petrova');
  expect(box()).toHaveValue('Petrova');
  expect(addressOf(view)).toMatch(keyed);
  closed.mockRestore();
});

it('knows the last two hundred searches', async () => {
  const view = await searched('Anna Petrova');
  const others = Array.from({ length: 199 }, (_, index) => [`key-${index}`, `words ${index}`]);
  const [[key = '', kept = ''] = []] = draftsOf();
  sessionStorage.setItem(key, JSON.stringify([...(JSON.parse(kept) as unknown[]), ...others]));
  await search(view, 'Petrov');
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveLength(200);
  expect(sessionStorage.getItem(key)).not.toContain('Anna');
});

it.each(['{"a":1}', '[[1,2],"x",["key"]]', '{garbage'])(
  'begins anew where what is kept is damaged: %s',
  async (damaged) => {
    sessionStorage.setItem('praxis.draft.searches', damaged);
    const view = await searched('Anna');
    await again(view);
    expect(box()).toHaveValue('Anna');
  },
);

it('leaves the words in the address of a list whose search is public', async () => {
  const Doctors = () => {
    const { q, setSearch } = useListQuery({ publicSearch: true });
    return <button onClick={() => setSearch('Marsh')}>{`Searched: ${q}`}</button>;
  };
  const view = await renderUi(<Doctors />, { at: '/doctors?q=berlin' });
  await userEvent.click(screen.getByRole('button', { name: 'Searched: berlin' }));
  expect(addressOf(view)).toBe('?q=Marsh');
  expect(draftsOf()).toEqual([]);
});

describe('a link to a list that is searched', () => {
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

  it('takes the words along with the press, without having them in its address', async () => {
    const view = await show();
    const link = screen.getByRole('link', { name: 'Patient' });
    expect(link).toHaveAttribute('href', '/patients?tab=all');
    await userEvent.click(link);
    expect(addressOf(view)).toMatch(/^\?tab=all&search=[0-9a-v]{8}$/);
    expect(box()).toHaveValue('Anna Petrova');
  });

  it('leads to the same address each time', async () => {
    const view = await show();
    await userEvent.click(screen.getByRole('link', { name: 'Patient' }));
    const first = addressOf(view);
    await search(view, 'Maya');
    expect(addressOf(view)).not.toBe(first);
    await userEvent.click(screen.getByRole('link', { name: 'Patient' }));
    expect(addressOf(view)).toBe(first);
  });
});
