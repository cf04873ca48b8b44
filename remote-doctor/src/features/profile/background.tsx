import { useDataGroup } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { backgroundGroup } from './background.group';
import { BackgroundForm } from './background-form';

/** What the doctor is trained and licensed for. */
export function Background() {
  const group = useDataGroup(backgroundGroup, {});
  return <Loaded group={group}>{(saved) => <BackgroundForm saved={saved} />}</Loaded>;
}
