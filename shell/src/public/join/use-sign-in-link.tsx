import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { identity } from '../../auth/session';

/** A link to sign-in for users with an account; undefined when signed in. */
export function useSignInLink(): ReactNode {
  const { t } = useTranslation('public');
  const user = useSyncExternalStore(identity.subscribe, identity.get);
  return user ? undefined : <Link to="/sign-in">{t('signUp.haveAccount')}</Link>;
}
