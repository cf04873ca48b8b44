import { useQuery } from '@praxis/sdk/data';
import { useZone } from '@praxis/sdk/ui';
import { practiceQuery } from './queries';

/** The practice's time zone; the user's own until it has loaded. */
export function usePracticeZone(): string {
  const deviceZone = useZone();
  return useQuery(practiceQuery, {}).data?.timeZone ?? deviceZone;
}
