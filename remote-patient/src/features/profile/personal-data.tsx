import { useDataGroup } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { PersonalForm } from './personal-form';
import { profileGroup } from './profile.group';
import styles from './profile.module.css';

/** What the patient told of themselves. */
export function PersonalData() {
  const group = useDataGroup(profileGroup, {});
  return (
    <div className={styles['width']}>
      <Loaded group={group}>{(me) => <PersonalForm me={me} reload={group.reload} />}</Loaded>
    </div>
  );
}
