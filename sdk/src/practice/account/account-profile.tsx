import { useQuery } from '../../data/use-query';
import { Flex } from '../../ui/components/flex';
import { Loaded } from '../../ui/components/loaded';
import styles from './account-profile.module.css';
import { AccountDetails } from './account-details';
import { AccountPassword } from './account-password';
import { AccountPicture } from './account-picture';
import { meQuery } from './queries';

/** Account settings of every role: picture, name, language, time zone and password. */
export function AccountProfile() {
  return (
    <Loaded query={useQuery(meQuery, {})}>
      {(me) => (
        <Flex vertical gap={6} className={styles['profile']}>
          <AccountPicture me={me} />
          <AccountDetails me={me} />
          <AccountPassword me={me} />
        </Flex>
      )}
    </Loaded>
  );
}
