import { useQuery } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { practiceQuery } from '../../shared/queries';
import { PracticeForm } from './practice-form';

/** The practice: where it is, and what holds for its appointments. */
export function Practice() {
  const rows = useQuery(practiceQuery, {});
  return <Loaded query={rows}>{(practice) => <PracticeForm practice={practice} />}</Loaded>;
}
