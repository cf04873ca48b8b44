import { useTranslation } from '@praxis/sdk';
import { useRefusedFields } from '../../shared/use-refused-fields';

/**
 * A username or an email that another user has.
 *
 * @param within where the form holds both: `account.`
 */
export function useTaken(within = '') {
  const { t } = useTranslation('demo');
  return useRefusedFields(
    { username: t('users.taken.username'), email: t('users.taken.email') },
    within,
  );
}
