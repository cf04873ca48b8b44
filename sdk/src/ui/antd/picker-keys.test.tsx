import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { DateField, DateRangeField, TimeField, type DateRange } from './date-fields';

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

const bound = { onBlur: () => undefined };

interface Values {
  on: string | null;
  time: string | null;
}

const empty: Values = { on: null, time: null };

function Fields({ initial, onSubmit }: { initial: Values; onSubmit(values: object): void }) {
  const [on, setOn] = useState(initial.on);
  const [time, setTime] = useState(initial.time);
  const [range, setRange] = useState<DateRange | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ on, time, range });
      }}
    >
      <DateField {...bound} id="on" name="on" label="Day" value={on} onChange={setOn} />
      <TimeField {...bound} id="time" name="time" label="Time" value={time} onChange={setTime} />
      <DateRangeField
        {...{ ...bound, id: 'range', name: 'range', label: 'Period' }}
        value={range}
        onChange={setRange}
      />
      <button>Save</button>
    </form>
  );
}

const openLists = () =>
  document.querySelectorAll('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

async function show(initial = empty) {
  const onSubmit = jest.fn();
  await renderUi(<Fields {...{ initial, onSubmit }} />);
  await waitFor(() => expect(document.querySelectorAll('.ant-picker')).toHaveLength(3));
  return { onSubmit, user: userEvent.setup() };
}

const inputs = [
  ['Day', '12/24/2026', { on: '2026-12-24' }],
  ['Day', '12/24/26', { on: '2026-12-24' }],
  ['Day', '12-24-26', { on: '2026-12-24' }],
  ['Time', '2:30 PM', { time: '14:30' }],
  ['Time', '9am', { time: '09:00' }],
  ['Time', '1015', { time: '10:15' }],
] as const;

it.each(
  [empty, { on: '2026-12-01', time: '11:00' }].flatMap((initial) =>
    inputs.map(([label, typed, expected]) => ({ initial, label, typed, expected })),
  ),
)(
  'Enter parses the typed text and closes the list; only the next Enter submits: $label $typed over $initial',
  async ({ initial, label, typed, expected }) => {
    const { onSubmit, user } = await show(initial);
    await user.click(screen.getByLabelText(label));
    await waitFor(() => expect(openLists()).toHaveLength(1));
    // Types over the current value, so that the field is never empty.
    await user.keyboard(`{Control>}a{/Control}${typed}{Enter}`);
    await waitFor(() => expect(openLists()).toHaveLength(0));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining(expected));
    expect(openLists()).toHaveLength(0);
  },
);

it.each(['Day', 'Time', 'Period'])(
  'Enter without typed text closes the list: %s',
  async (label) => {
    const { onSubmit, user } = await show();
    await user.click(screen.getByLabelText(label));
    await waitFor(() => expect(openLists()).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openLists()).toHaveLength(0));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(openLists()).toHaveLength(0);
  },
);

it('Enter moves from the first date of a range to the last, and submits only after both', async () => {
  const { onSubmit, user } = await show();
  await user.click(screen.getByLabelText('Period'));
  await user.keyboard('03/01/2026{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Period To')).toHaveFocus());
  await user.keyboard('03/07/2026{Enter}');
  await waitFor(() => expect(openLists()).toHaveLength(0));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ range: { from: '2026-03-01', until: '2026-03-07' } }),
  );
});

it('opens again on a click after Enter', async () => {
  const { user } = await show();
  await user.click(screen.getByLabelText('Day'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(openLists()).toHaveLength(0));
  await user.click(screen.getByLabelText('Day'));
  await waitFor(() => expect(openLists()).toHaveLength(1));
});
