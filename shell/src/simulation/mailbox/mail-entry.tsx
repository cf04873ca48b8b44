import { useId } from 'react';
import type { Mail } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { LinkButton, useZone } from '@praxis/sdk/ui';
import { DateTime, Facts } from '@praxis/sdk/ui/page';
import { closePanel } from '../panel-state';
import { mailFacts } from './mail-facts';
import { mailTexts } from './mail-texts';
import styles from './mailbox.module.css';

interface Props {
  mail: Mail;
  open: boolean;
  onToggle(open: boolean): void;
}

/** An email: recipient and subject; when open, also its text, values and link. */
export function MailEntry({ mail, open, onToggle }: Props) {
  const { t } = useTranslation('simulation');
  const id = useId();
  const zone = useZone();
  const { subject, body, act, fact } = mailTexts(mail);
  const code = mail.values['code'];

  return (
    <article lang={mail.locale}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
      >
        <b>{subject}</b>
        <small>{mail.to}</small>
        <small>
          <DateTime at={mail.sentAt} absolute />
        </small>
      </button>
      {open && (
        <div id={id} className={styles.body}>
          {body !== null && <p>{body}</p>}
          {code !== undefined && (
            <p className={styles.code} aria-label={t('mailbox.code', { code })}>
              {code}
            </p>
          )}
          <Facts
            items={mailFacts(mail, zone).map(({ key, value }) => ({ label: fact(key), value }))}
          />
          <LinkButton to={mail.link} size="small" onClick={closePanel}>
            {act}
          </LinkButton>
        </div>
      )}
    </article>
  );
}
