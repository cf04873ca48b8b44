import type { Money } from '@praxis/contract/entities/money';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { addDays } from '@praxis/sdk/ui/page';

export interface FirstCharge {
  on: string;
  lines: readonly { kind: 'joiningFee' | 'period'; amount: Money }[];
  total: Money;
}

/** What is charged first, and when, if the doctor approves today: a trial is billed at its end. */
export function firstCharge(
  { price, joiningFee, trialDays }: Pick<PlanVersion, 'price' | 'joiningFee' | 'trialDays'>,
  today: string,
): FirstCharge {
  return {
    on: addDays(today, trialDays),
    lines: [
      ...(joiningFee.amountMinor > 0 ? [{ kind: 'joiningFee' as const, amount: joiningFee }] : []),
      { kind: 'period', amount: price },
    ],
    total: { ...price, amountMinor: price.amountMinor + joiningFee.amountMinor },
  };
}
