import { useEffect, useState } from 'react';
import type { Mail } from '@praxis/mock-server';
import { useTranslation, type Language } from '@praxis/sdk';
import { EmptyState, Loading } from '@praxis/sdk/ui';
import { TextField } from '@praxis/sdk/ui/form';
import { loadMailTexts } from '../panel-texts';
import type { TabProps } from '../tab-props';
import { MailEntry } from './mail-entry';
import styles from './mailbox.module.css';

/** Limits the list; older emails are found by their recipient. */
const maxShown = 50;

/** Lists the sent emails, newest first. */
export default function MailboxTab({ panel, running, open }: TabProps) {
  const { t } = useTranslation('simulation');
  const [to, setTo] = useState(open.mailsTo ?? '');
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    let canceled = false;
    const read = async () => {
      const found = panel.mails(to).slice(0, maxShown);
      const languages = new Set<Language>(found.map(({ locale }) => locale));
      await Promise.all([...languages].map((language) => loadMailTexts(language)));
      if (!canceled) setMails(found);
    };
    void read();
    const stops = [
      running.onChange(() => void read()),
      running.simulation.database.onChange(() => void read()),
    ];
    return () => {
      canceled = true;
      stops.forEach((stop) => stop());
    };
  }, [panel, running, to]);

  return (
    <div className={styles.mailbox}>
      <TextField
        id="simulation-mails-to"
        name="to"
        type="search"
        label={t('mailbox.to')}
        hideLabel
        placeholder={t('mailbox.to')}
        value={to}
        onChange={setTo}
        onBlur={() => {}}
      />
      {mails === null ? (
        <Loading shape="table" />
      ) : mails.length === 0 ? (
        <EmptyState drawing="messages" title={t('mailbox.empty')}>
          {t('mailbox.emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.mails}>
          {mails.map((mail, index) => (
            <li key={mail.id}>
              <MailEntry
                mail={mail}
                // The newest email to the searched address is likely the awaited one: open it.
                open={chosen === null ? index === 0 && to !== '' : chosen === mail.id}
                onToggle={(opened) => setChosen(opened ? mail.id : '')}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
