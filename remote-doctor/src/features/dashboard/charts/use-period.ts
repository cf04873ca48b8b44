import { useSearchParams } from '@praxis/sdk/router';
import { useClock } from '@praxis/sdk/ui';
import { localDateIn, oneOf } from '@praxis/sdk/ui/page';
import { lastDays, periodDays, defaultDays, type Period, type PeriodDays } from './period';

export interface ChosenPeriod extends Period {
  days: PeriodDays;
  choose(days: PeriodDays): void;
}

/** The chosen period up to today in a time zone, stored in the URL so that a link shows the same figures. */
export function usePeriod(zone: string): ChosenPeriod {
  const [params, setParams] = useSearchParams();
  const clock = useClock();
  const today = localDateIn(zone, clock());
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
