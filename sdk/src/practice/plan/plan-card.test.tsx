import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { PlanCard, type PlanCardProps } from './plan-card';
import { PlanPrice } from './plan-price';

const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const terms = (price: number): PlanCardProps['terms'] => ({
  ...{ name: 'Basic', description: '', benefits: [], price: dollars(price), intervalMonths: 1 },
  ...{ joiningFee: dollars(0), trialDays: 0, visitAllowance: 2 },
});

it('shows the price with its billing interval', async () => {
  await renderUi(<PlanCard terms={terms(4900)} />);
  expect(screen.getByText('$49.00').closest('p')).toHaveTextContent(/^\$49\.00 per month$/);
});

it('calls a plan without a price free, without an interval', async () => {
  await renderUi(
    <>
      <PlanCard terms={terms(0)} />
      <output>
        <PlanPrice of={terms(0) as { price: ReturnType<typeof dollars>; intervalMonths: 1 }} />
      </output>
    </>,
  );
  expect(screen.getByText('Free', { selector: 'b' }).closest('p')).toHaveTextContent(/^Free$/);
  expect(screen.getByRole('status')).toHaveTextContent(/^Free$/);
  expect(screen.getByText('2 appointments per month')).toBeVisible();
});
