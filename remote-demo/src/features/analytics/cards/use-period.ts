import { cardPeriods, type CardPeriod } from '@praxis/contract/demo/card-analytics';
import { useSearchParams } from '@praxis/sdk/router';

/** Key of each period in the address and in texts. */
const keys = {
  'Last 28 Days': 'last-28-days',
  'Last Month': 'last-month',
  'Last Year': 'last-year',
} as const satisfies Record<CardPeriod, string>;
export type PeriodKey = (typeof keys)[CardPeriod];

export const periodKeys = cardPeriods.map((period) => keys[period]);

export interface ChosenPeriod {
  key: PeriodKey;
  /** As the endpoints expect it. */
  period: CardPeriod;
  choose(key: PeriodKey): void;
}

/** Period of the page's cards, stored in the address, so that a link shows the same figures. */
export function usePeriod(): ChosenPeriod {
  const [params, setParams] = useSearchParams();
  const requested = params.get('period');
  const period = cardPeriods.find((one) => keys[one] === requested) ?? cardPeriods[0];
  return {
    period,
    key: keys[period],
    choose: (next) =>
      setParams(next === keys[cardPeriods[0]] ? {} : { period: next }, {
        preventScrollReset: true,
        replace: true,
      }),
  };
}
