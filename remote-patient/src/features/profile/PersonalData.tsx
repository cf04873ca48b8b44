import { useDataGroup } from '@praxis/sdk/data';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import { PersonalForm } from './PersonalForm';
import { profileGroup } from './profile.group';
import styles from './profile.module.css';

/** What the patient told of themselves. */
export function PersonalData() {
  const { data, loading, error, reload } = useDataGroup(profileGroup, {});
  return (
    <div className={styles['width']}>
      {error && !data && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!data && !error && <Loading shape="form" />}
      {data && <PersonalForm me={data} reload={reload} />}
    </div>
  );
}
