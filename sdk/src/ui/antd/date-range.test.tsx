import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { DateRangeField, type DateRange } from './date-fields';

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

function Period({ onChange }: { onChange(range: DateRange | null): void }) {
  const [range, setRange] = useState<DateRange | null>(null);
  return (
    <>
      <DateRangeField
        id="period"
        name="period"
        label="Period"
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

async function show() {
  const onChange = jest.fn((_range: DateRange | null) => undefined);
  await renderUi(<Period onChange={onChange} />);
  await waitFor(() => expect(document.querySelector('.ant-picker')).not.toBeNull());
  return { onChange, user: userEvent.setup() };
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
