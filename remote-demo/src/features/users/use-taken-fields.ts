import { useTranslation } from '@praxis/sdk';
import { useRefusedFields } from '../../shared/use-refused-fields';

/**
 * Reports a username or an email that another user has at its field.
 *
 * @param within path prefix of both fields in the form: `account.`
 */
export function useTakenFields(within = '') {
  const { t } = useTranslation('demo');
  return useRefusedFields(
    { username: t('users.taken.username'), email: t('users.taken.email') },
    within,
  );
}
