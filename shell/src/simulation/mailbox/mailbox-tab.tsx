import { useEffect, useState } from 'react';
import type { Mail } from '@praxis/mock-server';
import { useTranslation, type Language } from '@praxis/sdk';
import { EmptyState, Loading } from '@praxis/sdk/ui';
import { TextField } from '@praxis/sdk/ui/form';
import { loadMailTexts } from '../panel-texts';
import type { TabProps } from '../tab-props';
import { MailEntry } from './mail-entry';
import styles from './mailbox.module.css';

/** Older ones are found by their address. */
const most = 50;

/** Every mail that was sent, the newest on top. */
export default function MailboxTab({ panel, running, open }: TabProps) {
  const { t } = useTranslation('simulation');
  const [to, setTo] = useState(open.mailsTo ?? '');
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = panel.mails(to).slice(0, most);
      const languages = new Set<Language>(found.map(({ locale }) => locale));
      await Promise.all([...languages].map((language) => loadMailTexts(language)));
      if (!left) setMails(found);
    };
    void read();
    const stops = [
      running.onChange(() => void read()),
      running.simulation.database.onChange(() => void read()),
    ];
    return () => {
      left = true;
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
          {mails.map((mail, place) => (
            <li key={mail.id}>
              <MailEntry
                mail={mail}
                // The newest of one address is what somebody waits for: it is open.
                open={chosen === null ? place === 0 && to !== '' : chosen === mail.id}
                onToggle={(opened) => setChosen(opened ? mail.id : '')}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
