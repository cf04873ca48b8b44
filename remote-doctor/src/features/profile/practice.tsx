import { useDataGroup } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { practiceGroup } from '../../shared/practice.group';
import { PracticeForm } from './practice-form';

/** The practice: where it is, and what holds for its appointments. */
export function Practice() {
  const group = useDataGroup(practiceGroup, {});
  return <Loaded group={group}>{(practice) => <PracticeForm practice={practice} />}</Loaded>;
}
