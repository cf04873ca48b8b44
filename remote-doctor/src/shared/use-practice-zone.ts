import { useQuery } from '@praxis/sdk/data';
import { useZone } from '@praxis/sdk/ui';
import { practiceQuery } from './practice/queries';

/** The practice's time zone; the doctor's own until it has loaded. */
export function usePracticeZone(): string {
  const { data } = useQuery(practiceQuery, {});
  const deviceZone = useZone();
  return data?.timeZone ?? deviceZone;
}
