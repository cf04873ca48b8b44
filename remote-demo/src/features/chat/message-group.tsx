import type { ChatContact } from '@praxis/contract/demo/chat';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { Avatar, useZone } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { formatTime } from '@praxis/sdk/ui/page';
import type { MessageGroup } from './message-groups';
import styles from './message-list.module.css';

/** Who says something. */
export type Speaker = Pick<ChatContact, 'fullName' | 'avatar'>;

interface MessageGroupOfProps {
  group: MessageGroup;
  speaker: Speaker;
  firstUnseen: string | undefined;
}

/** What somebody said in one go: named once, each message with its time at the side. */
export function MessageGroupOf({ group, speaker, firstUnseen }: MessageGroupOfProps) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const zone = useZone();
  const timeOf = (at: string) => formatTime(at, { language, zone });
  return (
    <article className={styles['group']} aria-label={speaker.fullName}>
      {group.messages.map(({ key, message, time, isSending }, index) => (
        <div key={key}>
          {key === firstUnseen && <p className={styles['unseen']}>{t('chat.new')}</p>}
          <div className={classNames(styles['message'], isSending && styles['sending'])}>
            {index === 0 ? (
              <Avatar name={speaker.fullName} src={speaker.avatar} />
            ) : (
              <time dateTime={time} className={styles['aside']}>
                {timeOf(time)}
              </time>
            )}
            <div className={styles['said']}>
              {index === 0 && (
                <p className={styles['speaker']}>
                  <strong>{speaker.fullName}</strong>
                  <time dateTime={time}>{timeOf(time)}</time>
                </p>
              )}
              <p className={styles['text']}>{message}</p>
            </div>
          </div>
        </div>
      ))}
    </article>
  );
}
