import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { patientRows, PatientsUnderTest } from '../../testing/patients-under-test';
import { shownPages } from './pagination';
import { useListQuery } from './use-list-query';

describe('list state in the URL', () => {
  it('includes search, filter, sort order and page, and Back undoes them', async () => {
    const person = userEvent.setup();
    const { router } = await renderUi(<PatientsUnderTest />, { at: '/patients?tab=active&page=3' });
    // The search key is random.
    const address = () => router.state.location.search.replace(/search=\w+/, 'search=key');

    await person.click(screen.getByRole('button', { name: 'Plan' }));
    await person.click(screen.getByRole('menuitemradio', { name: 'Family plus' }));
    expect(address()).toBe('?tab=active&plan=family');

    // Pasted, since slowly typed letters would be separate searches.
    await person.click(screen.getByRole('searchbox', { name: 'Search patients' }));
    await person.paste('maya');
    await waitFor(() => expect(address()).toBe('?tab=active&plan=family&search=key'));
    // The URL changes a moment before the page re-renders.
    await act(async () => undefined);

    await person.click(screen.getByRole('button', { name: 'Name' }));
    expect(address()).toBe('?tab=active&plan=family&search=key&sort=-name');

    await person.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('?tab=active&plan=family&search=key&sort=-name&page=2');

    await act(() => router.navigate(-1));
    await act(() => router.navigate(-1));
    expect(address()).toBe('?tab=active&plan=family&search=key');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is restored from the URL', async () => {
    await renderUi(<PatientsUnderTest />, { at: '/patients?q=tom&plan=basic&page=2&sort=-name' });
    expect(screen.getByRole('searchbox')).toHaveValue('tom');
    expect(screen.getByRole('button', { name: 'Plan Basic care' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('11–20 of 60')).toBeInTheDocument();
  });

  it('redirects from a page past the end to the last page, and Back leaves the list', async () => {
    const Fewer = () => {
      const { page } = useListQuery();
      return <PatientsUnderTest rows={page > 2 ? [] : patientRows} total={12} />;
    };
    const { router } = await renderUi(<Fewer />, { at: '/patients?tab=active&page=3' });
    await waitFor(() => expect(router.state.location.search).toBe('?tab=active&page=2'));
    expect(await screen.findByText('Maya Okafor')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'perPage=0', 'perPage=1000'])(
    'falls back to the default for an invalid value: %s',
    async (search) => {
      await renderUi(<PatientsUnderTest />, { at: `/patients?${search}` });
      expect(screen.getByText('1–10 of 60')).toBeInTheDocument();
    },
  );

  it('clears filters one by one or together', async () => {
    const person = userEvent.setup();
    const { router } = await renderUi(
      <main id="main" tabIndex={-1}>
        <PatientsUnderTest />
      </main>,
      { at: '/patients?tab=x&q=tom&plan=basic' },
    );
    await person.click(screen.getByRole('button', { name: 'Remove filter Plan' }));
    expect(screen.getByRole('button', { name: 'Plan' })).toHaveFocus();
    expect(router.state.location.search).toMatch(/^\?tab=x&search=\w+$/);
    expect(screen.getByRole('searchbox')).toHaveValue('tom');
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?tab=x');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('ListPage', () => {
  it('shows a skeleton first, and keeps the rows while newer ones load', async () => {
    const { unmount } = await renderUi(<PatientsUnderTest rows={null} loading />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    // Without a frame of its own: the list's card already has one.
    const outline = screen.getByText('Loading').parentElement;
    expect(outline?.querySelector('.table')).toBeNull();
    unmount();
    await renderUi(<PatientsUnderTest loading />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Maya Okafor')).toBeInTheDocument();
  });

  it('separates a heading and its detail by a colon in the style of the language', async () => {
    const columns = [{ key: 'at', title: 'Quand', detail: 'heure de Paris', cell: () => '–' }];
    await renderUi(<PatientsUnderTest columns={columns} />, { language: 'fr' });
    expect(screen.getByText('heure de Paris')).toHaveAttribute('data-of', 'Quand\u202f:');
  });

  it('offers Retry when the list fails to load', async () => {
    const onRetry = jest.fn();
    await renderUi(
      <PatientsUnderTest rows={null} failure={{ kind: 'offline', status: 0 }} onRetry={onRetry} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('does not keep the rows of another tab when the current one fails to load', async () => {
    await renderUi(<PatientsUnderTest failure={{ kind: 'offline', status: 0 }} />);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('distinguishes an empty list from one without matches', async () => {
    const { unmount } = await renderUi(<PatientsUnderTest rows={[]} total={0} />);
    expect(screen.getByText('No patients yet')).toBeInTheDocument();
    unmount();
    const { router } = await renderUi(<PatientsUnderTest rows={[]} total={0} />, {
      at: '/patients?q=zz',
    });
    expect(screen.getByText('No results for “zz”')).toBeInTheDocument();
    expect(screen.getByText('Try other words or fewer filters.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1]!);
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['fr', 'Tout'],
    ['pt', 'Qualquer'],
  ] as const)(
    'labels the unfiltered option with a word that fits any grammatical gender: %s',
    async (language, all) => {
      await renderUi(<PatientsUnderTest />, { language });
      await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
      expect(screen.getByRole('menuitemradio', { name: all })).toBeInTheDocument();
    },
  );

  it('does not mention search terms if only filters are active', async () => {
    await renderUi(<PatientsUnderTest rows={[]} total={0} />, { at: '/patients?plan=basic' });
    expect(screen.getByText('Try fewer filters.')).toBeInTheDocument();
  });

  it.each(['plan=nonsense', 'from=2026-02-30&to=nonsense'])(
    'ignores filter values that are not offered: %s',
    async (search) => {
      const list = <PatientsUnderTest rows={[]} total={0} />;
      await renderUi(list, { at: `/patients?${search}` });
      expect(screen.getByText('No patients yet')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    },
  );

  it('shows the bulk bar when rows are selected', async () => {
    const person = userEvent.setup();
    const approve = jest.fn();
    await renderUi(
      <PatientsUnderTest
        bulkActions={(chosen, clear) => (
          <button
            onClick={() => {
              approve(chosen.map(({ id }) => id));
              clear();
            }}
          >
            Approve
          </button>
        )}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('checkbox', { name: 'Select Tom Baker' }));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(
      screen.getByRole('checkbox', { name: 'Select all on this page' }),
    ).toBePartiallyChecked();
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    expect(approve).toHaveBeenCalledWith(['2', '1']);
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('shows how many of the selected rows are on another page', async () => {
    const person = userEvent.setup();
    function TwoPages() {
      const [rows, setRows] = useState(patientRows);
      const next = <button onClick={() => setRows(patientRows.slice(1))}>Next</button>;
      return <PatientsUnderTest rows={rows} tools={next} bulkActions={() => null} />;
    }
    await renderUi(<TwoPages />);
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('2 selected · 1 not shown')).toBeVisible();
  });

  it('opens the menu of a row by keyboard', async () => {
    const person = userEvent.setup();
    const onSelect = jest.fn();
    await renderUi(
      <PatientsUnderTest rowActions={() => [{ key: 'a', label: 'Approve', onSelect }]} />,
    );
    const row = screen.getByRole('row', { name: /Tom Baker/ });
    act(() => within(row).getByRole('button', { name: 'Actions for Tom Baker' }).focus());
    await person.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Approve' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});

describe('shownPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 9, [1, 2, 3, 4, 5, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 9, [1, null, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 5, 6, 7, 8, 9]],
    [50, 99, [1, null, 49, 50, 51, null, 99]],
  ])('returns the buttons for page %d of %d', (page, pages, expected) => {
    expect(shownPages(page, pages)).toEqual(expected);
  });
});

it.each([
  [undefined, 'Patients.csv'],
  ['Expiring', 'Patients - Expiring.csv'],
])('names the CSV file after the list and its tab (%s)', async (part, name) => {
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await renderUi(<PatientsUnderTest csv={{ columns: [], part }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(saved.mock.contexts).toMatchObject([{ download: name }]);
  saved.mockRestore();
});
