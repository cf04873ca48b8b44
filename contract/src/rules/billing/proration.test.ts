import fc from 'fast-check';
import { chargeFor, credit, daysLeftOn, prorate } from './proration';
import { money } from './money';

const march = { startOn: '2026-03-01', endOn: '2026-04-01' };
const usd = (amount: number) => money(amount, 'USD');

test('March 1 to 31 with 16 days left: ending 9900 refunds 5110', () => {
  expect(daysLeftOn(march, '2026-03-16')).toBe(16);
  expect(credit(usd(9900), 16, 31)).toEqual(usd(5110));
});

test('March 1 to 31 with 16 days left: upgrading 9900 to 14900 charges 7690 - 5110 = 2580', () => {
  expect(prorate(usd(9900), usd(14900), march, '2026-03-16')).toEqual({
    daysLeft: 16,
    daysInPeriod: 31,
    credit: usd(5110),
    charge: usd(7690),
    due: usd(2580),
  });
});

test('yen are prorated to whole yen', () => {
  const yen = (amount: number) => money(amount, 'JPY');
  expect(credit(yen(9900), 16, 31)).toEqual(yen(5110));
  expect(prorate(yen(1000), yen(1001), march, '2026-03-31').due).toEqual(yen(0));
});

test('no days are left after the end, all of them before the start', () => {
  expect(daysLeftOn(march, '2026-04-01')).toBe(0);
  expect(daysLeftOn(march, '2026-05-01')).toBe(0);
  expect(daysLeftOn(march, '2026-02-01')).toBe(31);
  expect(daysLeftOn(march, '2026-03-16', '2026-03-20')).toBe(4);
});

test('credit and charge of all days add up to the price', () => {
  const price = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 366 }), fc.nat(366), (amount, days, part) => {
      const left = Math.min(part, days);
      const back = credit(usd(amount), left, days).amountMinor;
      const used = chargeFor(usd(amount), days - left, days).amountMinor;
      expect(back + used).toBe(amount);
      expect(back).toBeLessThanOrEqual(amount);
    }),
  );
});
