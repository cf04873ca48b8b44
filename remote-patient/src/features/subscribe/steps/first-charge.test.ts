import { firstCharge } from './first-charge';

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

it('is the first period, today', () => {
  const terms = { price: money(9900), joiningFee: money(0), trialDays: 0 };
  expect(firstCharge(terms, '2026-02-28')).toEqual({
    on: '2026-02-28',
    lines: [{ kind: 'period', amount: money(9900) }],
    total: money(9900),
  });
});

it('adds the joining fee, and waits for the end of a trial', () => {
  const terms = { price: money(9900), joiningFee: money(2500), trialDays: 14 };
  expect(firstCharge(terms, '2026-02-20')).toEqual({
    on: '2026-03-06',
    lines: [
      { kind: 'joiningFee', amount: money(2500) },
      { kind: 'period', amount: money(9900) },
    ],
    total: money(12400),
  });
});
