import { useMemo, useState } from 'react';
import { roles, type Role } from '@praxis/contract';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Button } from '@praxis/sdk/ui';
import { NativeSelectField, TextField } from '@praxis/sdk/ui/form';
import { switchSession } from '../../auth/switch-session';
import { failureOf } from '../../auth/failure-of';
import { samplePasswordKey } from '../../auth/use-sign-in';
import { notify } from '../../notifications/notice-store';
import { closePanel } from '../panel-state';
import type { TabProps } from '../tab-props';
import styles from './accounts-tab.module.css';

type Group = Role | 'demo';

/** Limits the list; further accounts are found by the search. */
const maxShown = 40;

interface ListedAccount {
  key: string;
  fullName: string;
  detail: string;
  enter(): Promise<void>;
}

/** Lists the sample accounts, each with a one-click sign-in. */
export default function AccountsTab({ panel, deployment }: TabProps) {
  const { t } = useTranslation('simulation');
  const shell = useTranslation('shell').t;
  const [group, setGroup] = useState<Group>('doctor');
  const [q, setQ] = useState('');
  const [pending, setPending] = useState<string | null>(null);

  const accounts = useMemo<ListedAccount[]>(() => {
    if (group !== 'demo')
      return panel.accounts(group).map(({ userId, fullName, email, practice }) => ({
        key: userId,
        fullName,
        detail: inOneLine([practice, email], ' · '),
        enter: async () => switchSession(await panel.signIn(userId)),
      }));
    return demoAccounts.map(({ email, password, fullName, role }) => ({
      key: email,
      fullName,
      detail: `${shell(`roles.demo.${role}`)} · ${email}`,
      enter: async () => {
        const { signIn } = await deployment.http();
        switchSession(await signIn('demo', { email, password }));
      },
    }));
  }, [group, panel, deployment, shell]);

  const wanted = q.trim().toLowerCase();
  const found = accounts.filter(({ fullName, detail }) =>
    `${fullName} ${detail}`.toLowerCase().includes(wanted),
  );

  const enter = async ({ key, enter: signIn }: ListedAccount) => {
    setPending(key);
    try {
      await signIn();
      closePanel();
    } catch (error) {
      const key = samplePasswordKey(await failureOf(error));
      notify({ kind: 'error', text: key ? shell(key) : t('accounts.failed') });
    } finally {
      setPending(null);
    }
  };

  return (
    <div className={styles.accounts}>
      <NativeSelectField
        id="simulation-role"
        name="role"
        label={t('accounts.role')}
        value={group}
        onChange={(value) => setGroup(value as Group)}
        onBlur={() => {}}
        choices={[
          ...roles.map((role) => ({ value: role as Group, label: t(`accounts.roles.${role}`) })),
          { value: 'demo', label: t('accounts.roles.demo') },
        ]}
      />
      <TextField
        id="simulation-account-search"
        name="q"
        type="search"
        label={t('accounts.search')}
        hideLabel
        placeholder={t('accounts.search')}
        value={q}
        onChange={setQ}
        onBlur={() => {}}
      />
      <ul>
        {found.slice(0, maxShown).map((account) => (
          <li key={account.key}>
            <Avatar name={account.fullName} size={32} />
            <span className={styles.words}>
              <b>{account.fullName}</b>
              <small>{account.detail}</small>
            </span>
            <Button
              size="small"
              loading={pending === account.key}
              aria-label={t('accounts.signInAs', { name: account.fullName })}
              onClick={() => void enter(account)}
            >
              {shell('signIn.act')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">
        {found.length > maxShown
          ? t('accounts.more', { count: found.length - maxShown })
          : found.length === 0 && t('accounts.none')}
      </p>
    </div>
  );
}
