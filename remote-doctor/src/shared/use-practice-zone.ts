import { useDataGroup } from '@praxis/sdk/data';
import { useZone } from '@praxis/sdk/ui';
import { practiceGroup } from './practice.group';

/** The practice's time zone; the doctor's own until it is known. */
export function usePracticeZone(): string {
  const { data } = useDataGroup(practiceGroup, {});
  const own = useZone();
  return data?.timeZone ?? own;
}
