import { useSyncExternalStore } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { Alert, LinkButton } from '@praxis/sdk/ui';
import styles from './entry.module.css';

/** Notice for users who are already signed in, with a link to the app. */
export function SignedInHint() {
  const { t } = useTranslation('demo');
  const { identity } = useHost();
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  if (!who) return null;
  const { fullName, email } = who.userData;
  return (
    <Alert
      kind="info"
      className={styles.hint}
      action={
        <LinkButton to="/" size="small">
          {t('signIn.goOn')}
        </LinkButton>
      }
    >
      {t('signIn.signedIn', { name: fullName || email })}
    </Alert>
  );
}
