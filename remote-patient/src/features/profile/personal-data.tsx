import { useQuery } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { PersonalForm } from './personal-form';
import { meQuery } from '../../shared/queries/me';
import styles from './profile.module.css';

/** What the patient told of themselves. */
export function PersonalData() {
  const rows = useQuery(meQuery, {});
  return (
    <div className={styles['width']}>
      <Loaded query={rows}>{(me) => <PersonalForm me={me} />}</Loaded>
    </div>
  );
}
