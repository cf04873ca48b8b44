import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { identity } from '../../auth/session';

/** The way on for whoever has an account; nothing for who is signed in with it already. */
export function useHaveAccount(): ReactNode {
  const { t } = useTranslation('public');
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  return who ? undefined : <Link to="/sign-in">{t('signUp.haveAccount')}</Link>;
}
