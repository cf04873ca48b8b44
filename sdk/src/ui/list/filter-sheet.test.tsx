import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { PatientsUnderTest } from '../../testing/patients-under-test';

const Patients = () => (
  <PatientsUnderTest total={8} tools={<button>From</button>} csv={{ columns: [] }} />
);

/** Simulates a phone's viewport until the spy is restored. */
function onPhone(): jest.SpyInstance {
  const original = window.matchMedia;
  return jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(original(media), { matches: media.includes('width < 640px') }),
    );
}

it('moves everything except the search to a sheet on a phone', async () => {
  const phone = onPhone();
  const person = userEvent.setup();
  const { router } = await renderUi(<Patients />, { at: '/patients?tab=active' });
  const address = () => router.state.location.search;
  expect(screen.getByRole('searchbox', { name: 'Search patients' })).toBeInTheDocument();
  for (const name of ['Plan', 'From', 'Export CSV'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
  expect(sheet.getByRole('button', { name: 'From' })).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Export CSV' })).toBeInTheDocument();

  const plan = within(sheet.getByRole('group', { name: 'Plan' }));
  await person.click(plan.getByRole('radio', { name: 'Family plus' }));
  expect(address()).toBe('?tab=active&plan=family');
  expect(plan.getByRole('radio', { name: 'Family plus' })).toBeChecked();

  const name = within(sheet.getByRole('group', { name: 'Sort by' })).getByRole('button');
  expect(name).toHaveAttribute('aria-pressed', 'true');
  await person.click(name);
  expect(address()).toBe('?tab=active&plan=family&sort=-name');

  await person.click(sheet.getByRole('button', { name: 'Show 8 results' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Filter and sort, 1 chosen' }));
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('?tab=active&sort=-name');
  phone.mockRestore();
});

it('has no sheet on a wide screen', async () => {
  await renderUi(<Patients />, { at: '/patients' });
  expect(screen.queryByRole('button', { name: /^Filter and sort/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Plan' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeInTheDocument();
});

it('uses the label of the unfiltered option that a filter declares', async () => {
  const closed = {
    name: 'closed',
    label: 'Closed',
    options: [{ value: 'true', label: 'Closed only' }],
    unset: 'Open only',
  };
  const { unmount } = await renderUi(<PatientsUnderTest filters={[closed]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(screen.getByRole('menuitemradio', { name: 'Open only' })).toBeChecked();
  expect(screen.queryByRole('menuitemradio', { name: 'All' })).not.toBeInTheDocument();
  unmount();

  const phone = onPhone();
  await renderUi(<PatientsUnderTest filters={[closed]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
  expect(await screen.findByRole('radio', { name: 'Open only' })).toBeChecked();
  phone.mockRestore();
});

it('counts a date range as one filter', async () => {
  const phone = onPhone();
  await renderUi(<Patients />, { at: '/patients?plan=family&from=2026-01-01&to=2026-01-31' });
  expect(screen.getByRole('button', { name: 'Filter and sort, 2 chosen' })).toBeInTheDocument();
  phone.mockRestore();
});
