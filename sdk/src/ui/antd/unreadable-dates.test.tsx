import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Language } from '../../language';
import { settlePicker } from '../../testing/date-stand-ins';
import { renderUi } from '../../testing/render-ui';
import { Form } from '../form/form';
import { useForm } from '../form/use-form';
import { DateField, TimeField } from './date-fields';

// Each test starts with the stand-ins: no preloading, and loaded code is not used at once.
jest.mock('../../testing/deferred-parts', () => ({ bringDeferredParts: async () => undefined }));
jest.mock('../lazy/deferred-code', () =>
  jest.requireActual<object>('../../testing/date-stand-ins'),
);

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

interface Limits {
  from?: string;
  until?: string;
}

const today = { on: '2026-12-01' as string | null, at: '09:00' as string | null };

function Approval({ onSubmit, ...limits }: Limits & { onSubmit(values: object): void }) {
  const form = useForm({ initial: today, onSubmit });
  return (
    <Form form={form}>
      <DateField {...form.field('on')} {...limits} label="First day" />
      <TimeField {...form.field('at')} label="Time" />
      <button type="submit">Approve</button>
      <button type="button" onClick={() => form.set('on', '2026-12-24')}>
        Christmas
      </button>
    </Form>
  );
}

const field = (label = 'First day') => screen.getByLabelText<HTMLInputElement>(label);
const isPicker = (label: string) => field(label).closest('.ant-picker') !== null;
const button = (name: string) => screen.getByRole('button', { name });
const openLists = () =>
  document.querySelectorAll('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

/** Types over a field's text in its stand-in, and leaves it. */
async function typeIntoStandIn(label: string, typed: string): Promise<void> {
  act(() => field(label).focus());
  fireEvent.change(field(label), { target: { value: typed } });
  expect(isPicker(label)).toBe(false);
  act(() => field(label).blur());
}

/** Types over a field's text in antd's picker, and leaves it. */
async function typeIntoPicker(label: string, typed: string): Promise<void> {
  act(() => field(label).focus());
  await waitFor(() => expect(isPicker(label)).toBe(true));
  await userEvent.clear(field(label));
  await userEvent.type(field(label), typed);
  act(() => field(label).blur());
  await settlePicker();
}

async function show(limits: Limits = {}, language: Language = 'en') {
  const onSubmit = jest.fn();
  await renderUi(<Approval {...limits} onSubmit={onSubmit} />, { language });
  return onSubmit;
}

const controls = [
  ['stand-in', typeIntoStandIn],
  ['picker', typeIntoPicker],
] as const;

const limits = { from: '2026-12-01', until: '2027-03-01' };

describe.each(controls)('the %s', (_, type) => {
  it.each([
    ['2/30/2027', 'Enter a date like 03/15/2027'],
    ['tomorrow', 'Enter a date like 03/15/2027'],
    ['3/15/20271', 'Enter a date like 03/15/2027'],
    ['3/15/2027', 'Enter 03/01/2027 or earlier'],
    ['11/30/2026', 'Enter 12/01/2026 or later'],
    ['6/15', 'Enter 12/01/2026 or later'],
  ])('keeps a date that it can’t accept, and says why: %s', async (typed, error) => {
    const onSubmit = await show(limits);
    await type('First day', typed);
    expect(field()).toHaveValue(typed);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(error);
    await userEvent.click(button('Approve'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    await settlePicker();
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveAccessibleDescription(error);
  });

  it('accepts the corrected text', async () => {
    const onSubmit = await show(limits);
    await type('First day', '2/30/2027');
    await typeIntoPicker('First day', '2/28/2027');
    expect(field()).toHaveValue('02/28/2027');
    expect(field()).toBeValid();
    expect(field()).not.toHaveAccessibleDescription();
    await userEvent.click(button('Approve'));
    expect(onSubmit).toHaveBeenCalledWith({ ...today, on: '2027-02-28' });
  });

  it('shows the previous date again after an error once it is typed', async () => {
    const onSubmit = await show(limits);
    await type('First day', 'tomorrow');
    await typeIntoPicker('First day', '12/1/26');
    expect(field()).toHaveValue('12/01/2026');
    expect(field()).toBeValid();
    await userEvent.click(button('Approve'));
    expect(onSubmit).toHaveBeenCalledWith(today);
  });

  it('is empty after an error once the text is deleted', async () => {
    const onSubmit = await show(limits);
    await type('First day', 'tomorrow');
    await typeIntoPicker('First day', ' ');
    expect(field()).toHaveValue('');
    expect(field()).toBeValid();
    await userEvent.click(button('Approve'));
    expect(onSubmit).toHaveBeenCalledWith({ ...today, on: null });
  });

  it('shows a value that changes from outside instead', async () => {
    await show(limits);
    await type('First day', 'tomorrow');
    await userEvent.click(button('Christmas'));
    expect(field()).toHaveValue('12/24/2026');
    expect(field()).toBeValid();
  });

  it.each([
    ['another date', '2026-12-18'],
    ['the previous one', '2026-12-01'],
  ])('replaces the text by a picked date: %s', async (_date, on) => {
    // The calendar opens in the only month with selectable days.
    const onSubmit = await show({ from: '2026-12-01', until: '2026-12-31' });
    await type('First day', 'tomorrow');
    await waitFor(() => expect(isPicker('First day')).toBe(true));
    await userEvent.click(field());
    await waitFor(() => expect(openLists()).toHaveLength(1));
    const cell = document.querySelector(`[title="${on}"]`) as Element;
    await userEvent.setup({ pointerEventsCheck: 0 }).click(cell);
    await waitFor(() => expect(field()).toBeValid());
    await waitFor(() => expect(openLists()).toHaveLength(0));
    expect(field()).toHaveValue(`12/${on.slice(-2)}/2026`);
    await userEvent.click(button('Approve'));
    expect(onSubmit).toHaveBeenCalledWith({ ...today, on });
  });

  it('keeps a time that can’t be read until it is corrected', async () => {
    const onSubmit = await show();
    await type('Time', '25:00');
    expect(field('Time')).toHaveValue('25:00');
    expect(field('Time')).toBeInvalid();
    await userEvent.click(button('Approve'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Time')).toHaveFocus();
    await typeIntoPicker('Time', '2:30 pm');
    expect(field('Time')).toHaveValue('2:30 PM');
    await userEvent.click(button('Approve'));
    expect(onSubmit).toHaveBeenCalledWith({ ...today, at: '14:30' });
  });
});

it.each<[Language, Limits, string]>([
  ['en', { from: '2026-12-01' }, 'Enter 12/01/2026 or later'],
  ['en', { until: '2020-12-01' }, 'Enter 12/01/2020 or earlier'],
  ['de', limits, 'Frühestens 01.12.2026'],
  ['fr', { from: '2026-12-01' }, 'Au plus tôt le 01/12/2026'],
  ['pt', { until: '2020-12-01' }, 'Até 01/12/2020'],
])('names the selectable dates, in %s: %j', async (language, range, error) => {
  await show(range, language);
  await typeIntoStandIn('First day', language === 'en' && range.from ? '1/2/2022' : '01/02/2022');
  expect(field()).toHaveAccessibleDescription(error);
});

it.each<[Language, string, string]>([
  ['en', 'Enter a date like 03/15/2027', 'Enter a time like 2:30 PM'],
  ['de', 'Geben Sie ein Datum wie 15.03.2027 ein', 'Geben Sie eine Uhrzeit wie 14:30 ein'],
  ['fr', 'Saisissez une date, par exemple 15/03/2027', 'Saisissez une heure, par exemple 14:30'],
  ['pt', 'Informe uma data, como 15/03/2027', 'Informe um horário, como 14:30'],
])('gives examples in %s', async (language, date, time) => {
  await show({}, language);
  await typeIntoStandIn('First day', '?');
  await typeIntoStandIn('Time', '?');
  expect(field()).toHaveAccessibleDescription(date);
  expect(field('Time')).toHaveAccessibleDescription(time);
});

it('replaces an unreadable time by a picked one', async () => {
  const onSubmit = await show();
  await typeIntoPicker('Time', 'noon');
  await userEvent.click(field('Time'));
  await waitFor(() => expect(openLists()).toHaveLength(1));
  const hours = document.querySelector('.ant-picker-time-panel-column') as HTMLElement;
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(within(hours).getByText('11'));
  await waitFor(() => expect(field('Time')).toHaveValue('11:00 AM'));
  expect(field('Time')).toBeValid();
  await userEvent.click(button('Approve'));
  expect(onSubmit).toHaveBeenCalledWith({ ...today, at: '11:00' });
});

it('shows the error on Enter in the picker instead of submitting', async () => {
  const onSubmit = await show(limits);
  act(() => field().focus());
  await waitFor(() => expect(isPicker('First day')).toBe(true));
  await userEvent.clear(field());
  await userEvent.type(field(), '3/15/2027{Enter}');
  await settlePicker();
  expect(field()).toHaveValue('3/15/2027');
  expect(field()).toHaveAccessibleDescription('Enter 03/01/2027 or earlier');
  await userEvent.keyboard('{Enter}');
  await settlePicker();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveValue('3/15/2027');
  await userEvent.clear(field());
  await userEvent.type(field(), '2/15/2027');
  expect(field()).toBeValid();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ ...today, on: '2027-02-15' });
});

it('doesn’t submit the previous date on Enter in the stand-in', async () => {
  const onSubmit = await show();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'tomorrow' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.submit(field().form as HTMLFormElement);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('tomorrow');
});

it('keeps typed text while the pointer moves over the calendar', async () => {
  await show(limits);
  await userEvent.click(field());
  await waitFor(() => expect(openLists()).toHaveLength(1));
  await userEvent.clear(field());
  await userEvent.type(field(), 'tomorrow');
  const cell = document.querySelector('.ant-picker-cell-in-view') as Element;
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.hover(cell);
  await user.unhover(cell);
  await user.tab();
  await settlePicker();
  expect(field()).toHaveValue('tomorrow');
  expect(field()).toBeInvalid();
});

it('reports no error for a stored value that is no longer selectable', async () => {
  const onBlur = jest.fn();
  function Stored() {
    const [on, setOn] = useState<string | null>('2026-01-01');
    const bound = { id: 'on', name: 'on', value: on, onChange: setOn, onBlur };
    return <DateField {...bound} label="First day" from="2026-12-01" />;
  }
  await renderUi(<Stored />);
  await userEvent.tab();
  await waitFor(() => expect(isPicker('First day')).toBe(true));
  await userEvent.tab();
  await settlePicker();
  expect(onBlur).toHaveBeenCalled();
  expect(field()).toBeValid();
  expect(field()).toHaveValue('01/01/2026');
});
