import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from '../../router/use-search-params';
import { renderUi } from '../../testing/render-ui';
import { PatientsUnderTest } from '../../testing/patients-under-test';
import { PeriodFilter } from './period-filter';

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('../antd/date-engine'), 60_000);

/** The filter, and what the list is filtered by. */
function Filtered() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PeriodFilter />
      <button onClick={() => setParams({ from: '2026-03-01', to: '2026-03-07' })}>March</button>
      <output>{params.toString()}</output>
    </>
  );
}

const first = () => screen.getByRole('textbox', { name: 'Period' });
const last = () => screen.getByRole('textbox', { name: 'Period To' });
const filter = () => screen.getByRole('status').textContent;
const march = 'from=2026-03-01&to=2026-03-07';

async function show() {
  await renderUi(<Filtered />);
  await waitFor(() => expect(first().closest('.ant-picker')).not.toBeNull());
  const user = userEvent.setup();
  const enter = async (input: HTMLElement, text: string) => {
    await user.clear(input);
    if (text !== '') await user.type(input, text);
    act(() => input.blur());
  };
  await user.click(screen.getByRole('button', { name: 'March' }));
  await waitFor(() => expect(filter()).toBe(march));
  return enter;
}

it('gives each of its two inputs an accessible name', async () => {
  await renderUi(<PeriodFilter />);
  expect(first()).toBeVisible();
  expect(last()).toBeVisible();
});

it('keeps text that is no date with an error, and the filter until it is corrected', async () => {
  const enter = await show();
  await enter(last(), '2/30/2026');
  expect(last()).toHaveValue('2/30/2026');
  expect(last()).toHaveAccessibleDescription('Enter an end date like 03/15/2027');
  expect(filter()).toBe(march);
  await enter(last(), '3/31/2026');
  expect(last()).toBeValid();
  await waitFor(() => expect(filter()).toBe('from=2026-03-01&to=2026-03-31'));
});

it('doesn’t filter without both dates', async () => {
  const enter = await show();
  await enter(first(), '');
  await waitFor(() => expect(filter()).toBe(''));
  expect(first()).toHaveAccessibleDescription('Enter a start date like 03/15/2027');
  expect(last()).toHaveValue('03/07/2026');
  await enter(last(), '');
  expect(first()).toBeValid();
  expect(filter()).toBe('');
});

it('shows a period that changes from outside, even if it keeps the date that is typed over', async () => {
  const enter = await show();
  await enter(first(), 'tomorrow');
  await enter(last(), '3/31/2026');
  await waitFor(() => expect(filter()).toBe('from=2026-03-01&to=2026-03-31'));
  expect(first()).toHaveValue('tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'March' }));
  await waitFor(() => expect(last()).toHaveValue('03/07/2026'));
  expect(first()).toHaveValue('03/01/2026');
  expect(first()).toBeValid();
});

it('is emptied with the other filters, even if it has only one date', async () => {
  await renderUi(<PatientsUnderTest tools={<PeriodFilter />} />, { at: '/patients?plan=basic' });
  await waitFor(() => expect(first().closest('.ant-picker')).not.toBeNull());
  const user = userEvent.setup();
  await user.type(first(), '3/1/2026');
  act(() => first().blur());
  await waitFor(() => expect(last()).toBeInvalid());
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(first()).toHaveValue(''));
  expect(last()).toBeValid();
});
