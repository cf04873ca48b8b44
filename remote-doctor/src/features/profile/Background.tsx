import { useDataGroup } from '@praxis/sdk/data';
import { backgroundGroup } from './background.group';
import { BackgroundForm } from './BackgroundForm';
import { Loaded } from './Loaded';

/** What the doctor is trained and licensed for. */
export function Background() {
  const group = useDataGroup(backgroundGroup, {});
  return <Loaded group={group}>{(saved) => <BackgroundForm saved={saved} />}</Loaded>;
}
