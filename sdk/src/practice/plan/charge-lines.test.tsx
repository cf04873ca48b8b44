import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { ChargeLines } from './charge-lines';

it('shows the amount of each line, and the total', async () => {
  const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' });
  await renderUi(
    <ChargeLines
      lines={[
        { key: 'period', label: 'Basic care', amount: dollars(40) },
        { key: 'joining', label: 'Joining fee', amount: dollars(10) },
        { key: 'total', label: 'Charged today', amount: dollars(50), total: true },
      ]}
    />,
  );
  const rows = screen.getAllByRole('term').map(({ parentElement }) => parentElement);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/^Basic care\$40\.00$/);
  expect(rows[1]).toHaveTextContent(/^Joining fee\$10\.00$/);
  expect(rows[2]).toHaveTextContent(/^Charged today\$50\.00$/);
});
