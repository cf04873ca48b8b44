import { useQuery } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { backgroundQuery } from './queries';
import { BackgroundForm } from './background-form';

/** What the doctor is trained and licensed for. */
export function Background() {
  const rows = useQuery(backgroundQuery, {});
  return <Loaded query={rows}>{(saved) => <BackgroundForm saved={saved} />}</Loaded>;
}
