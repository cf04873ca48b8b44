import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { DateRangeField, type DateRange } from './date-fields';

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

interface PeriodProps {
  initial: DateRange | null;
  onChange(range: DateRange | null): void;
}

function Period({ initial, onChange }: PeriodProps) {
  const [range, setRange] = useState(initial);
  return (
    <>
      <DateRangeField
        id="period"
        name="period"
        label="Period"
        hideLabel
        // With a button that clears it.
        optional={initial !== null}
        value={range}
        onBlur={() => undefined}
        onChange={(next) => {
          setRange(next);
          onChange(next);
        }}
      />
      <button>After</button>
    </>
  );
}

const first = () => screen.getByLabelText('Period');
const last = () => screen.getByLabelText('Period To');

async function show(initial: DateRange | null = null) {
  const onChange = jest.fn((_range: DateRange | null) => undefined);
  await renderUi(<Period {...{ initial, onChange }} />);
  await waitFor(() => expect(document.querySelector('.ant-picker')).not.toBeNull());
  // The Clear button is only shown under the pointer.
  return { onChange, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

it('does not trap the focus while it is empty', async () => {
  const { onChange, user } = await show();
  await user.tab();
  expect(first()).toHaveFocus();
  await user.tab();
  expect(last()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(first()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

it('accepts both dates by keyboard', async () => {
  const { onChange, user } = await show();
  await user.type(first(), '03/01/2026');
  await user.tab();
  await user.keyboard('03/07/2026');
  await user.tab();
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', until: '2026-03-07' }),
  );
  expect(first()).toHaveValue('03/01/2026');
  expect(last()).toHaveValue('03/07/2026');
});

it('keeps the first date without the last one, and reports no range', async () => {
  const { onChange, user } = await show();
  await user.type(first(), '03/01/2026');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await waitFor(() => expect(document.querySelector('.ant-picker-focused')).toBeNull());
  expect(first()).toHaveValue('03/01/2026');
  expect(onChange).not.toHaveBeenCalled();
});

const march = { from: '2026-03-01', until: '2026-03-07' };

it('moves to later dates by keyboard, the start first, without swapping them', async () => {
  const { onChange, user } = await show(march);
  await user.clear(first());
  await user.keyboard('4/1/2026');
  await user.tab();
  expect(last()).toHaveFocus();
  // The user is about to enter the end.
  expect(last()).toBeValid();
  await user.clear(last());
  await user.keyboard('4/7/2026');
  await user.tab();
  await waitFor(() => expect(last()).toHaveValue('04/07/2026'));
  expect(first()).toHaveValue('04/01/2026');
  expect(onChange.mock.calls).toEqual([[{ from: '2026-04-01', until: '2026-04-07' }]]);
});

it('doesn’t swap a start that is picked after the end, but asks for a later end', async () => {
  const { onChange, user } = await show(march);
  await user.click(first());
  await user.click(document.querySelector('[title="2026-03-10"]') as Element);
  await user.click(screen.getByRole('button', { name: 'After' }));
  await waitFor(() => expect(last()).toHaveAccessibleDescription('End on 03/10/2026 or later'));
  expect(first()).toHaveValue('03/10/2026');
  expect(last()).toHaveValue('03/07/2026');
  expect(onChange).not.toHaveBeenCalled();
});

it('clears the dates and their texts by its button', async () => {
  const { onChange, user } = await show(march);
  await user.clear(first());
  await user.keyboard('tomorrow');
  await user.tab();
  expect(first()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(last()).toHaveValue(''));
  expect(first()).toHaveValue('');
  expect(first()).toBeValid();
  expect(onChange.mock.calls).toEqual([[null]]);
});

const list = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

/** Picks a day of the month that the calendar shows, and returns its date. */
async function pick(user: UserEvent, dayOfMonth: string): Promise<string> {
  const cell = list()?.querySelector(`.ant-picker-cell-in-view[title$="-${dayOfMonth}"]`);
  await user.click(cell as Element);
  return cell?.getAttribute('title') ?? '';
}

const startThenEnd = [first, last] as const;
const endThenStart = [last, first] as const;

describe.each(['Tab', 'Enter'])(
  'a date that is picked before the other one is typed: %s',
  (key) => {
    it.each([
      ['the start', march, startThenEnd, '10', '20'],
      ['the end', march, endThenStart, '20', '10'],
      ['the start of an empty field', null, startThenEnd, '10', '20'],
      ['the end of an empty field', null, endThenStart, '20', '10'],
    ])('is kept: %s', async (_, initial, [picked, typed], pickedDay, typedDay) => {
      const { onChange, user } = await show(initial);
      await user.click(picked());
      const on = await pick(user, pickedDay);
      await waitFor(() => expect(typed()).toHaveFocus());
      await user.clear(typed());
      await user.keyboard(`${on.slice(5, 7)}/${typedDay}/${on.slice(0, 4)}{${key}}`);
      await user.click(screen.getByRole('button', { name: 'After' }));
      const dates = [on, on.slice(0, 8) + typedDay].sort();
      await waitFor(() =>
        expect(onChange).toHaveBeenLastCalledWith({ from: dates[0], until: dates[1] }),
      );
      await waitFor(() => expect(list()).toBeNull());
      expect(first()).toHaveValue(`${on.slice(5, 7)}/10/${on.slice(0, 4)}`);
      expect(last()).toHaveValue(`${on.slice(5, 7)}/20/${on.slice(0, 4)}`);
      expect(first()).toBeValid();
      expect(last()).toBeValid();
    });
  },
);

it('doesn’t ask for the end while the user looks for it in the calendar, but once that is left', async () => {
  const { user } = await show();
  await user.click(first());
  await user.keyboard('03/01/2026{Tab}');
  expect(last()).toHaveFocus();
  const next = list()?.querySelector<HTMLElement>('.ant-picker-header-next-btn:not([style])');
  await user.click(next as Element);
  expect(list()).toContainElement(document.activeElement as HTMLElement);
  expect(last()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'After' }));
  await waitFor(() =>
    expect(last()).toHaveAccessibleDescription('Enter an end date like 03/15/2027'),
  );
});

it.each(['a click elsewhere', 'Escape'])(
  'asks for the end when the calendar closes that had the focus: %s',
  async (by) => {
    const { user } = await show();
    await user.click(first());
    await user.keyboard('03/01/2026{Tab}');
    act(() => list()?.querySelector('button')?.focus());
    expect(last()).toBeValid();
    await (by === 'Escape' ? user.keyboard('{Escape}') : user.click(document.body));
    await waitFor(() => expect(list()).toBeNull());
    await waitFor(() =>
      expect(last()).toHaveAccessibleDescription('Enter an end date like 03/15/2027'),
    );
  },
);
