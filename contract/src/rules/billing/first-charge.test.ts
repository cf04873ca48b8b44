import { firstCharge } from './first-charge';
import { aVersion } from '../testing/records';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

it('is the first period, today', () => {
  const version = aVersion({ name: 'Plus', price: euro(9900), joiningFee: euro(0), trialDays: 0 });
  expect(firstCharge(version, '2026-02-28')).toEqual({
    on: '2026-02-28',
    lines: [
      {
        kind: 'period',
        text: 'Plus',
        amount: euro(9900),
        serviceFrom: '2026-02-28',
        serviceTo: '2026-03-28',
      },
    ],
    tax: euro(0),
    total: euro(9900),
    trialEndsOn: null,
    renewsOn: '2026-03-28',
  });
});

it('adds the joining fee and starts after a trial', () => {
  const version = aVersion({ price: euro(9900), joiningFee: euro(2500), trialDays: 14 });
  expect(firstCharge(version, '2026-02-20')).toMatchObject({
    on: '2026-03-06',
    lines: [
      { kind: 'joiningFee', amount: euro(2500) },
      { kind: 'period', amount: euro(9900) },
    ],
    total: euro(12400),
    trialEndsOn: '2026-03-06',
  });
});
