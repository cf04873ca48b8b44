import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

// antd's table is a large library that loads slowly.
const patient = { timeout: 15_000 };
jest.setTimeout(30_000);

async function open(path = '/datatables/advanced', options: Partial<RenderRemoteOptions> = {}) {
  const view = await renderRemote({ remote, path, ...options });
  await screen.findByRole('columnheader', { name: /^Name$|^Nom$/ }, patient);
  return view;
}

const titles = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('shows 10,000 people, and counts the filtered ones', async () => {
  const { user, router } = await open();
  expect(screen.getByText('10,000 of 10,000 people')).toBeInTheDocument();
  expect(screen.getByText('Amara Nwosu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'City' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Porto' }));
  await waitFor(() => expect(router.state.location.search).toBe('?city=Porto'));
  expect(await screen.findByText(/^\d{3} of 10,000 people$/)).toBeInTheDocument();
});

it('sorts by a column, stored in the address', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('columnheader', { name: 'Salary' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=salary'));
  await user.click(screen.getByRole('columnheader', { name: 'Salary' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-salary'));
});

it('persists the visible columns', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Age' }));
  // The menu stays open for several choices.
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'City' }));
  const left = ['Name', 'Position', 'Start date', 'Experience', 'Salary', 'Status'];
  expect(titles()).toEqual(left);
  unmount();
  await open();
  expect(titles()).toEqual(left);
});

/** Contents of all files that are exported from now on. */
function exported() {
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const createObjectURL = (blob: Blob) => {
    const reader = new FileReader();
    reader.onload = () => files.push(String(reader.result));
    reader.readAsText(blob);
    return 'blob:file';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  return files;
}

it('exports the filtered rows, and the selected ones', async () => {
  const files = exported();
  const { user } = await open('/datatables/advanced?q=amara');
  await screen.findByText('100 of 10,000 people');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files[0]?.trim().split('\r\n')).toHaveLength(101));
  const [first] = screen.getAllByRole('checkbox').slice(1);
  await user.click(first!);
  const bar = within(screen.getByRole('region', { name: 'Actions' }));
  await user.click(bar.getByRole('button', { name: 'Export selected' }));
  await waitFor(() => expect(files[1]?.trim().split('\r\n')).toHaveLength(2));
  expect(files[1]).toContain('Amara Nwosu,');
});

it('exports the visible columns in the order of the table', async () => {
  const files = exported();
  const { user } = await open('/datatables/advanced?q=amara');
  const header = async (nth: number) => {
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(nth));
    return files[nth - 1]?.split('\r\n')[0]?.replace('\uFEFF', '').split(',');
  };
  // The name's column includes the email.
  const [name, ...others] = titles();
  expect(await header(1)).toEqual([name, 'Email', ...others]);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Salary' }));
  await user.keyboard('{Escape}');
  expect(await header(2)).toEqual([name, 'Email', ...others.filter((one) => one !== 'Salary')]);
});

it('selects a person by name, and a range with Shift', async () => {
  const { user } = await open();
  const boxes = () => screen.getAllByRole('checkbox', { name: /^Select [A-Z]/ });
  const names = boxes().map((box) => box.getAttribute('aria-label'));
  expect(names[0]).toBe('Select Amara Nwosu');
  await user.click(boxes()[0]!);
  expect(await screen.findByText('1 selected')).toBeVisible();
  await user.keyboard('{Shift>}');
  await user.click(boxes()[2]!);
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 selected')).toBeVisible();
  expect(boxes()[1]).toBeChecked();
  await user.click(boxes()[1]!);
  expect(await screen.findByText('2 selected')).toBeVisible();
});

it('keeps the selection during a search, and counts the selected rows that are hidden', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select Bastian Keller' }));
  await user.type(screen.getByRole('searchbox'), 'amara');
  expect(await screen.findByText('1 selected · 1 not shown')).toBeVisible();
  const [first] = screen.getAllByRole('checkbox', { name: /^Select Amara/ });
  await user.click(first!);
  expect(await screen.findByText('2 selected · 1 not shown')).toBeVisible();
});

it('has a localized label for the checkbox that selects all', async () => {
  const { user } = await open('/datatables/advanced', { language: 'fr' });
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toutes les personnes' }));
  expect(await screen.findByText(/^10\s000 éléments sélectionnés$/)).toBeVisible();
});

it('exposes a single table with row indexes to screen readers', async () => {
  await open();
  // The header is not a table of its own.
  const table = screen.getByRole('table');
  expect(table).toHaveAccessibleName('People');
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  const [heading, first, second] = within(table).getAllByRole('row');
  expect(within(heading!).getAllByRole('columnheader')).toHaveLength(9);
  expect(within(first!).getAllByRole('cell')).toHaveLength(9);
  expect(within(first!).getByRole('cell', { name: 'Practice nurse' })).toBeVisible();
  expect([heading, first, second].map((row) => row?.getAttribute('aria-rowindex'))).toEqual([
    ...['1', '2', '3'],
  ]);
  // Rows that appear during scrolling are not announced.
  expect(first?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

it('moves between rows by keyboard', async () => {
  const { user } = await open();
  const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
  const first = await box('Amara Nwosu');
  act(() => first.focus());
  await user.keyboard('{ArrowDown}');
  expect(await box('Bastian Keller')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await box('Amara Nwosu')).toHaveFocus();
});

it('shows an empty state without results, with a button to clear the filters', async () => {
  const { user } = await renderRemote({ remote, path: '/datatables/advanced?q=zzz' });
  expect(await screen.findByText('No matching people', {}, patient)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  expect(await screen.findByText('10,000 of 10,000 people')).toBeInTheDocument();
});
