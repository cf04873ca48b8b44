import { useId } from 'react';
import type { ChatContact } from '@praxis/contract/demo/chat';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { Avatar, useZone } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { formatTime } from '@praxis/sdk/ui/page';
import { isUnsent, type MessageGroup } from './message-groups';
import styles from './message-list.module.css';
import { UnsentMessage } from './unsent-message';
import type { Outbox } from './use-outbox';

/** Sender of a message. */
export type Sender = Pick<ChatContact, 'fullName' | 'avatar'>;

interface MessageGroupOfProps {
  group: MessageGroup;
  sender: Sender;
  firstUnseen: string | undefined;
  outbox: Outbox;
}

/** Consecutive messages of one sender, who is named once; each has its time next to it. */
export function MessageGroupOf({ group, sender, firstUnseen, outbox }: MessageGroupOfProps) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const zone = useZone();
  const id = useId();
  const timeOf = (at: string) => formatTime(at, { language, zone });
  return (
    <article className={styles['group']} aria-label={sender.fullName}>
      {group.messages.map((shown, index) => {
        const { key, message, time, outgoing } = shown;
        return (
          <div key={key} data-key={isUnsent(shown) ? key : undefined}>
            {key === firstUnseen && <p className={styles['unseen']}>{t('chat.new')}</p>}
            <div
              className={classNames(
                styles['message'],
                outgoing && outgoing.status !== 'sent' && styles['unsent'],
              )}
            >
              {index === 0 ? (
                <Avatar name={sender.fullName} src={sender.avatar} />
              ) : (
                <time dateTime={time} className={styles['aside']}>
                  {timeOf(time)}
                </time>
              )}
              <div className={styles['said']}>
                {index === 0 && (
                  <p className={styles['speaker']}>
                    <strong>{sender.fullName}</strong>
                    <time dateTime={time}>{timeOf(time)}</time>
                  </p>
                )}
                <p id={`${id}${key}`} className={styles['text']}>
                  {message}
                  {outgoing?.status === 'sending' && (
                    <span className={styles['sending']}> {t('chat.sending')}</span>
                  )}
                </p>
                {outgoing && isUnsent(shown) && (
                  <UnsentMessage outgoing={outgoing} outbox={outbox} describedBy={`${id}${key}`} />
                )}
              </div>
            </div>
          </div>
        );
      })}
    </article>
  );
}
