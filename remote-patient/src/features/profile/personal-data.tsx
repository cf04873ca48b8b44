import { useQuery } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { PersonalForm } from './personal-form';
import { profileQuery } from './queries';
import styles from './profile.module.css';

/** What the patient told of themselves. */
export function PersonalData() {
  const rows = useQuery(profileQuery, {});
  return (
    <div className={styles['width']}>
      <Loaded query={rows}>{(me) => <PersonalForm me={me} />}</Loaded>
    </div>
  );
}
