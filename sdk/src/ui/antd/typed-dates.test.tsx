import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stopClockAt } from '../../testing/clock';
import { renderUi } from '../../testing/render-ui';
import type { Language } from '../../language';
import { DateField, TimeField } from './date-fields';
import { parseDate } from './typed-text';

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

const bound = { name: 'field', onBlur: () => undefined };

function Fields() {
  const [on, setOn] = useState<string | null>('2026-03-07');
  const [time, setTime] = useState<string | null>('08:00');
  return (
    <>
      <DateField id="on" label="Day" {...bound} value={on} onChange={setOn} />
      <TimeField id="time" label="Time" {...bound} value={time} onChange={setTime} />
      <output>{`${on} ${time}`}</output>
    </>
  );
}

/** Renders the fields and waits for antd's texts, which load asynchronously. */
async function show(language: Language): Promise<void> {
  await renderUi(<Fields />, { language });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** Replaces the value of a field, and leaves it. */
async function retype(label: string, text: string): Promise<void> {
  const user = userEvent.setup();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

it.each<[Language, string]>([
  ['en', '04/09/2026'],
  ['en', '4/9/2026'],
  ['en', '4/9/26'],
  ['en', '04092026'],
  ['en', '2026-04-09'],
  ['de', '9.4.2026'],
  ['de', '9.4.26'],
  ['de', '09042026'],
  ['fr', '9/4/2026'],
  ['pt', '9/4/26'],
])('accepts common date formats in %s: %s', async (language, text) => {
  await show(language);
  await retype('Day', text);
  expect(screen.getByRole('status')).toHaveTextContent('2026-04-09 08:00');
});

describe('a date without a year', () => {
  beforeEach(() => stopClockAt(Date.parse('2026-11-24T12:00:00Z')));
  afterEach(() => jest.useRealTimers());

  it.each<[Language, string, string]>([
    ['en', '12/9', '2026-12-09'],
    ['de', '9.12.', '2026-12-09'],
    ['de', '9.12', '2026-12-09'],
    ['fr', '9/12', '2026-12-09'],
    ['pt', '09/12', '2026-12-09'],
    // Next January is closer than last January.
    ['de', '7.1.', '2027-01-07'],
    ['de', '29.2.', '2028-02-29'],
  ])('resolves to the nearest one, in %s: %s', async (language, text, on) => {
    await show(language);
    await retype('Day', text);
    expect(screen.getByRole('status')).toHaveTextContent(`${on} 08:00`);
  });

  it.each([
    ['after the first one', { first: '2026-11-24' }, '2027-11-01'],
    ['before the last one', { last: '2026-10-31' }, '2025-11-01'],
  ])('resolves to a selectable date, %s', (_, days, on) => {
    expect(parseDate('1.11.', 'de', days)).toBe(on);
  });

  it('rejects an hour and a date that does not exist', () => {
    expect(parseDate('31.4.', 'de', {})).toBeUndefined();
    expect(parseDate('9', 'de', {})).toBeUndefined();
  });
});

it.each([
  ['Day', '04/09/2026', '2026-04-09 08:00'],
  ['Day', '2026-04-09', '2026-04-09 08:00'],
  ['Time', '2:30 PM', '2026-03-07 14:30'],
])(
  'accepts pasted text in a field that was reached with Tab: %s %s',
  async (label, text, expected) => {
    await show('en');
    const user = userEvent.setup();
    while (screen.getByLabelText(label) !== document.activeElement) await user.tab();
    screen.getByLabelText<HTMLInputElement>(label).select();
    await user.paste(text);
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  },
);

it('accepts a dictated date in a field that was reached with Tab', async () => {
  await show('en');
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  while (field !== document.activeElement) await user.tab();
  const dictated = { inputType: 'insertText', data: '04/09/2026' };
  fireEvent(
    field,
    new InputEvent('beforeinput', { ...dictated, bubbles: true, cancelable: true, composed: true }),
  );
  fireEvent.input(field, { target: { value: dictated.data } });
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('2026-04-09 08:00');
});

it.each<[Language, string]>([
  ['en', '2:30 PM'],
  ['en', '2:30 pm'],
  ['en', '2:30pm'],
  ['en', '02:30 PM'],
  ['en', '14:30'],
  ['de', '14:30'],
  ['de', '14.30'],
  ['fr', '14h30'],
  ['de', '1430'],
])('accepts common time formats in %s: %s', async (language, text) => {
  await show(language);
  await retype('Time', text);
  expect(screen.getByRole('status')).toHaveTextContent('2026-03-07 14:30');
});

it.each<[Language, string, string]>([
  ['en', '9 AM', '09:00'],
  ['en', '9am', '09:00'],
  ['en', '9:15', '09:15'],
  ['en', '2:15', '14:15'],
  ['en', '02:15', '02:15'],
  ['de', '9:15', '09:15'],
  ['de', '9', '09:00'],
])('accepts a short time in %s: %s', async (language, text, time) => {
  await show(language);
  await retype('Time', text);
  expect(screen.getByRole('status')).toHaveTextContent(`2026-03-07 ${time}`);
});
