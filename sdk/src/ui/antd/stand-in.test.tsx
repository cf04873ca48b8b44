import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { languages } from '../../language';
import { renderUi } from '../../testing/render-ui';
import { deferredCode } from '../lazy/deferred-code';
import { DateField, DateRangeField, TimeField, type DateRange } from './date-fields';
import { formatFieldDate, formatFieldTime } from './date-pattern';
import { MultiSelectField, SelectField } from './select-field';
import { useEngine } from './use-engine';

// Disables preloading, so that the engines load only on interaction.
jest.mock('../../testing/deferred-parts', () => ({ bringDeferredParts: async () => undefined }));

// Compiling antd takes longer than the default timeout.
beforeAll(() => Promise.all([import('./date-engine'), import('./select-engine')]), 60_000);

const options = [
  { value: 'berlin', label: 'Berlin' },
  { value: 'york', label: 'New York' },
];
const binding = (id: string) => ({ id, name: id, onBlur: () => undefined });
const isStandIn = () => document.querySelector('[class*="ant-"]') === null;

function City({ onChange }: { onChange(city: string): void }) {
  const [city, setCity] = useState('berlin');
  const change = (next: string) => {
    setCity(next);
    onChange(next);
  };
  return (
    <SelectField
      {...binding('city')}
      label="City"
      options={options}
      value={city}
      onChange={change}
    />
  );
}

it('the stand-in of a multi-select shows the selected options', async () => {
  await renderUi(
    <MultiSelectField
      {...binding('cities')}
      label="Cities"
      options={options}
      value={['berlin', 'york']}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByText('New York')).toBeInTheDocument();
});

it('a select loads antd on interaction, and keeps the text that was typed before', async () => {
  const onChange = jest.fn();
  await renderUi(<City onChange={onChange} />);
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Berlin');
  expect(isStandIn()).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('york');
  const option = await screen.findByTitle('New York');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('york');
  expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1);
  await userEvent.setup({ pointerEventsCheck: 0 }).click(option);
  expect(onChange).toHaveBeenCalledWith('york');
});

function Dates() {
  const [range, setRange] = useState<DateRange | null>({ from: '2026-03-01', until: '2026-03-07' });
  return (
    <>
      <DateField {...binding('on')} label="Day" value="2026-03-07" onChange={() => undefined} />
      <TimeField {...binding('at')} label="Time" value="13:05" onChange={() => undefined} />
      <DateRangeField {...binding('span')} label="Period" value={range} onChange={setRange} />
    </>
  );
}

it('a click on a date field opens the picker as soon as it is loaded', async () => {
  await renderUi(<Dates />);
  expect(screen.getByLabelText('Day')).toHaveValue('03/07/2026');
  expect(document.querySelector('.ant-picker')).toBeNull();
  fireEvent.mouseDown(screen.getByLabelText('Day'));
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull());
  expect(screen.getByLabelText('Day')).toHaveFocus();
});

it.each(languages)('stand-ins format dates and times like the pickers in %s', async (language) => {
  await renderUi(<Dates />, { language });
  const expected = [formatFieldDate('2026-03-07', language), formatFieldTime('13:05', language)];
  await waitFor(() => expect(screen.getByLabelText('Day').closest('.ant-picker')).not.toBeNull());
  expect(
    ['Day', 'Time'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value),
  ).toEqual(expected);
});

function Field({ importCode }: { importCode: () => Promise<string> }) {
  const [code] = useState(() => deferredCode(importCode));
  const { inUse, failed, handlers } = useEngine(code);
  return (
    <button onClick={() => handlers.onPress('field')}>
      {inUse ? inUse.engine : failed ? 'Failed' : 'Stand-in'}
    </button>
  );
}

it('reports an engine that fails to load, and retries on the next interaction', async () => {
  const importCode = jest.fn(async () => 'Engine').mockRejectedValueOnce(new Error('gone'));
  await renderUi(<Field importCode={importCode} />);
  const button = screen.getByRole('button', { name: 'Stand-in' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Failed'));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Engine'));
});

function TypedField() {
  const [code] = useState(() => deferredCode(async () => 'Engine'));
  const { inUse, handlers } = useEngine(code);
  if (inUse) return <output>{`${inUse.engine}: ${inUse.from?.typed}`}</output>;
  return (
    <input
      aria-label="Field"
      onFocus={() => handlers.onFocus('field')}
      onChange={({ target }) => handlers.onType(target.value)}
    />
  );
}

it('replaces the stand-in synchronously while the user types, so that no key is lost', async () => {
  await renderUi(<TypedField />);
  jest.useFakeTimers();
  try {
    act(() => screen.getByLabelText('Field').focus());
    await act(async () => fireEvent.change(document.activeElement!, { target: { value: '03/0' } }));
    // As in a browser, where updates are not wrapped in `act`.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    jest.runOnlyPendingTimers();
    expect(screen.getByRole('status')).toHaveTextContent('Engine: 03/0');
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    jest.useRealTimers();
  }
});

it('a dropdown opens in the landmark of its field', async () => {
  await renderUi(
    <main>
      <City onChange={() => undefined} />
    </main>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
  expect((await screen.findByText('New York')).closest('main')).toBeInTheDocument();
});
