import { useDataGroup } from '../../data/use-data-group';
import { ErrorState } from '../components/error-state';
import { Flex } from '../components/flex';
import { Loading } from '../components/loading';
import styles from './account-profile.module.css';
import { AccountDetails } from './account-details';
import { AccountPassword } from './account-password';
import { AccountPicture } from './account-picture';
import { meGroup } from './groups';

/** What every account has: picture, name, language, time zone and password. */
export function AccountProfile() {
  const { data, loading, error, reload } = useDataGroup(meGroup, {});
  if (!data && error) return <ErrorState failure={error} onRetry={reload} retrying={loading} />;
  if (!data) return <Loading shape="form" />;
  return (
    <Flex vertical gap={6} className={styles['profile']}>
      <AccountPicture me={data} />
      <AccountDetails me={data} />
      <AccountPassword me={data} />
    </Flex>
  );
}
