import { useSearchParams } from '@praxis/sdk/router';
import { oneOf, useToday } from '@praxis/sdk/ui/page';
import { lastDays, periodDays, defaultDays, type Period, type PeriodDays } from './period';

export interface ChosenPeriod extends Period {
  days: PeriodDays;
  choose(days: PeriodDays): void;
}

/** The chosen period, stored in the URL so that a link shows the same figures. */
export function usePeriod(): ChosenPeriod {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const days = oneOf(params.get('days'), periodDays) ?? defaultDays;
  return {
    ...lastDays(Number(days), today),
    days,
    choose: (next) =>
      setParams(next === defaultDays ? {} : { days: next }, {
        preventScrollReset: true,
        replace: true,
      }),
  };
}
