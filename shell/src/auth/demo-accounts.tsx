import { demoAbilities, demoAccounts } from '@praxis/contract/demo/accounts';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { Realm } from '@praxis/contract';
import { useTranslation } from '@praxis/sdk';
import { Alert, Avatar } from '@praxis/sdk/ui';
import type { Deployment } from '../boot/deployment';
import styles from './demo-accounts.module.css';
import { prefetchForAccount } from './prefetch-for-account';
import { samplePasswordKey, signInErrorKey, useSignIn } from './use-sign-in';

interface Props {
  deployment: Deployment;
  title: string;
}

/** Signs in as a sample account with one click. */
export function DemoAccounts({ deployment, title }: Props) {
  const { t } = useTranslation('shell');
  const signIn = useSignIn(deployment);
  const accounts = [
    ...[...practiceAccounts, ...(deployment.backEnd.accounts ?? [])].map((account) => ({
      ...account,
      realm: 'practice' as Realm,
    })),
    ...demoAccounts.map((account) => ({
      ...account,
      realm: 'demo' as Realm,
      abilities: demoAbilities[account.role],
    })),
  ];
  return (
    <section className={styles.accounts} aria-labelledby="demo-accounts-title">
      <h2 id="demo-accounts-title">{title}</h2>
      {signIn.failure && (
        <Alert kind="danger">
          {t(samplePasswordKey(signIn.failure) ?? signInErrorKey(signIn.failure))}
        </Alert>
      )}
      <ul>
        {accounts.map(({ password, fullName, ...account }) => {
          const { realm, role, email } = account;
          const prefetch = () => prefetchForAccount(deployment, account);
          return (
            <li key={email}>
              <button
                type="button"
                data-demo-account={realm === 'demo' && role === 'admin' ? 'demo' : role}
                disabled={signIn.pending !== null}
                aria-busy={signIn.pending === email}
                onPointerEnter={prefetch}
                onFocus={prefetch}
                onClick={() => void signIn.run(realm, { email, password }, 'tab')}
              >
                <Avatar name={fullName} size={32} />
                <span>
                  <b>{t(`roles.${realm}.${role}`)}</b>
                  <small>{fullName}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
