import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from '@praxis/sdk';
import { Button, Icon, useFailureText } from '@praxis/sdk/ui';
import type { OutgoingMessage } from './outgoing';
import type { Outbox } from './use-outbox';
import styles from './unsent-message.module.css';

interface UnsentMessageProps {
  outgoing: OutgoingMessage;
  outbox: Outbox;
  /** Id of the element that holds the message's text. */
  describedBy: string;
}

/** Reason why a message wasn't sent, with actions. */
export function UnsentMessage({ outgoing, outbox, describedBy }: UnsentMessageProps) {
  const { t } = useTranslation('demo');
  const failureText = useFailureText();
  const { status, failure } = outgoing;
  const isRetrying = status === 'retrying';
  return (
    <div className={styles['unsent']}>
      {isRetrying ? (
        <p className={styles['sending']}>{t('chat.sending')}</p>
      ) : (
        <p role="alert" className={styles['reason']}>
          <Icon of={CircleAlert} />
          <span>{t('chat.notSentBecause', { reason: failure ? failureText(failure) : '' })}</span>
        </p>
      )}
      <div className={styles['acts']}>
        <Button
          size="small"
          loading={isRetrying}
          aria-describedby={describedBy}
          onClick={() => outbox.retry(outgoing)}
        >
          {t('chat.tryAgain')}
        </Button>
        {!isRetrying && (
          <Button
            size="small"
            kind="quiet"
            aria-describedby={describedBy}
            onClick={() => outbox.discard(outgoing)}
          >
            {t('chat.delete')}
          </Button>
        )}
      </div>
    </div>
  );
}
