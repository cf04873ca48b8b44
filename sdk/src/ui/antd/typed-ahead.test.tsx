import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { DateField, DateRangeField, TimeField, type DateRange } from './date-fields';

// Disables preloading, so that the pickers load only on interaction.
jest.mock('../../testing/deferred-parts', () => ({ bringDeferredParts: async () => undefined }));

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

const binding = (id: string) => ({ id, name: id, onBlur: () => undefined });

/** Current values of the fields, which start empty. */
const entered: Record<string, unknown> = {};

function Fields() {
  const [on, setOn] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [period, setPeriod] = useState<DateRange | null>(null);
  const [half, setHalf] = useState<DateRange | null>(null);
  Object.assign(entered, { on, other, at, period, half });
  return (
    <>
      <DateField {...binding('on')} label="Day" value={on} onChange={setOn} />
      <DateField
        {...binding('other')}
        label="Other day"
        value={other}
        onChange={setOther}
        from="2026-03-01"
      />
      <TimeField {...binding('at')} label="Time" value={at} onChange={setAt} />
      <DateRangeField {...binding('period')} label="Period" value={period} onChange={setPeriod} />
      <DateRangeField {...binding('half')} label="Half" value={half} onChange={setHalf} />
    </>
  );
}

const field = (label: string) => screen.getByLabelText(label);

/** Types into a field and leaves it before its picker is loaded. */
function enter(label: string, text: string): void {
  type(label, text);
  act(() => field(label).blur());
}

function type(label: string, text: string): void {
  act(() => field(label).focus());
  fireEvent.change(field(label), { target: { value: text } });
}

it('keeps text that was typed before the picker was loaded', async () => {
  await renderUi(<Fields />);
  // Enter submits the form, with the typed text.
  type('Day', '4/8/2026');
  fireEvent.keyDown(field('Day'), { key: 'Enter' });
  expect(entered).toMatchObject({ on: '2026-04-08' });
  enter('Day', '4/9/2026');
  enter('Other day', '02/28/2026');
  enter('Time', '2:30 pm');
  enter('Period', '2026-03-01');
  enter('Period To', '03/07/2026');
  enter('Half To', '03/07/2026');
  expect(document.querySelector('.ant-picker')).toBeNull();
  const all = {
    on: '2026-04-09',
    // Before the first selectable date.
    other: null,
    at: '14:30',
    period: { from: '2026-03-01', until: '2026-03-07' },
    // The other date is missing.
    half: null,
  };
  expect(entered).toEqual(all);
  expect(field('Half To')).toHaveValue('03/07/2026');

  await waitFor(() => expect(field('Half').closest('.ant-picker')).not.toBeNull());
  expect(field('Day')).toHaveValue('04/09/2026');
  expect(field('Half To')).toHaveValue('03/07/2026');
  expect(entered).toEqual(all);
});
