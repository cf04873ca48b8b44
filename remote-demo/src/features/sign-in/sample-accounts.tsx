import { demoAccounts, type DemoAccount } from '@praxis/contract/demo/accounts';
import { useTranslation } from '@praxis/sdk';
import { Avatar } from '@praxis/sdk/ui';
import { EmailText } from '@praxis/sdk/ui/page';
import styles from './sign-in.module.css';

/** Sample accounts: a click fills in the form. */
export function SampleAccounts({ onChoose }: { onChoose(account: DemoAccount): void }) {
  const { t } = useTranslation('demo');
  return (
    <section className={styles.samples} aria-labelledby="sample-accounts">
      <h2 id="sample-accounts">
        <span>{t('signIn.login.samples')}</span>
      </h2>
      <ul>
        {demoAccounts.map((account) => (
          <li key={account.email}>
            <button type="button" className="praxis-ripple" onClick={() => onChoose(account)}>
              <Avatar name={account.fullName} size={32} />
              <span>
                <b>{t(`signIn.login.roles.${account.role}`)}</b>
                <small>
                  <EmailText of={account.email} />
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
