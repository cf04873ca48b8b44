import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { DateField, TimeField } from './date-fields';

// Disables preloading, so that the pickers load only on interaction.
jest.mock('../../testing/deferred-parts', () => ({ bringDeferredParts: async () => undefined }));

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

const binding = (id: string) => ({ id, name: id, onBlur: () => undefined });

/** Current values of the fields, which have initial values. */
const entered: Record<string, unknown> = {};

function Fields() {
  const [on, setOn] = useState<string | null>('2026-11-23');
  const [other, setOther] = useState<string | null>('2026-11-24');
  const [at, setAt] = useState<string | null>('09:00');
  Object.assign(entered, { on, other, at });
  return (
    <>
      <DateField {...binding('on')} label="Day" value={on} onChange={setOn} />
      <DateField {...binding('other')} label="Other day" value={other} onChange={setOther} />
      <TimeField {...binding('at')} label="Time" value={at} onChange={setAt} />
    </>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const isPicker = (label: string) => field(label).closest('.ant-picker') !== null;
const pickerOf = (label: string) => waitFor(() => expect(isPicker(label)).toBe(true));

it('replaces the value with the typed text when the picker loads before the first key or between keys', async () => {
  await renderUi(<Fields />);
  // Like Tab, which selects the text.
  act(() => {
    field('Day').focus();
    (field('Day') as HTMLInputElement).select();
  });
  expect(isPicker('Day')).toBe(false);
  await pickerOf('Day');
  await userEvent.keyboard('03/27/2027');
  act(() => field('Day').blur());
  expect(entered).toMatchObject({ on: '2027-03-27' });

  for (const [label, before, after] of [
    ['Other day', '03/2', '8/2027'],
    ['Time', '11:3', '0 pm'],
  ] as const) {
    act(() => field(label).focus());
    fireEvent.change(field(label), { target: { value: before } });
    expect(isPicker(label)).toBe(false);
    await pickerOf(label);
    await userEvent.keyboard(after);
    act(() => field(label).blur());
  }
  expect(entered).toMatchObject({ other: '2027-03-28', at: '23:30' });
});
