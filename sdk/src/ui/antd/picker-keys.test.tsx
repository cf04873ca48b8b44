import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { DateField, DateRangeField, TimeField, type DateRange } from './date-fields';

// Compiling antd for Jest takes longer than anybody waits for a list.
beforeAll(() => import('./date-engine'), 60_000);

const bound = { onBlur: () => undefined };

interface Held {
  on: string | null;
  time: string | null;
}

const nothing: Held = { on: null, time: null };

function Fields({ before, onSubmit }: { before: Held; onSubmit(held: object): void }) {
  const [on, setOn] = useState(before.on);
  const [time, setTime] = useState(before.time);
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

async function show(before = nothing) {
  const onSubmit = jest.fn();
  await renderUi(<Fields {...{ before, onSubmit }} />);
  await waitFor(() => expect(document.querySelectorAll('.ant-picker')).toHaveLength(3));
  return { onSubmit, user: userEvent.setup() };
}

const written = [
  ['Day', '12/24/2026', { on: '2026-12-24' }],
  ['Day', '12/24/26', { on: '2026-12-24' }],
  ['Day', '12-24-26', { on: '2026-12-24' }],
  ['Time', '2:30 PM', { time: '14:30' }],
  ['Time', '9am', { time: '09:00' }],
  ['Time', '1015', { time: '10:15' }],
] as const;

it.each(
  [nothing, { on: '2026-12-01', time: '11:00' }].flatMap((before) =>
    written.map(([label, typed, held]) => ({ before, label, typed, held })),
  ),
)(
  'Enter takes what was typed and closes the list; only the next one submits: $label $typed over $before',
  async ({ before, label, typed, held }) => {
    const { onSubmit, user } = await show(before);
    await user.click(screen.getByLabelText(label));
    await waitFor(() => expect(openLists()).toHaveLength(1));
    // Over the text that is there, which the field is never without.
    await user.keyboard(`{Control>}a{/Control}${typed}{Enter}`);
    await waitFor(() => expect(openLists()).toHaveLength(0));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining(held));
    expect(openLists()).toHaveLength(0);
  },
);

it.each(['Day', 'Time', 'Period'])(
  'Enter with nothing typed closes the list: %s',
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

it('Enter goes from the first date of a range to the last, and submits only then', async () => {
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

it('is opened again by a press after Enter', async () => {
  const { user } = await show();
  await user.click(screen.getByLabelText('Day'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(openLists()).toHaveLength(0));
  await user.click(screen.getByLabelText('Day'));
  await waitFor(() => expect(openLists()).toHaveLength(1));
});
