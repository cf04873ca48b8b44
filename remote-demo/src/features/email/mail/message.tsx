import type { EmailReply } from '@praxis/contract/demo/email';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Icon, useIntlLanguage, VisuallyHidden } from '@praxis/sdk/ui';
import { safeFileName } from '@praxis/sdk/ui/file-name';
import { Html } from '@praxis/sdk/ui/html';
import { DateTime } from '@praxis/sdk/ui/page';
import Download from 'lucide-react/icons/download';
import { sizeText } from '../../../shared/file-size';
import { plainText } from '../../../shared/plain-text';
import styles from './message.module.css';

interface Props {
  message: EmailReply;
  open: boolean;
  /** Expands and collapses it, if it is one of several. */
  onToggle?(): void;
}

/** Message with its sender, recipients, date and attachments. */
export function Message({ message, open, onToggle }: Props) {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const { from, to, cc, bcc, time, attachments } = message;
  const files = attachments.map((file) => ({ ...file, fileName: safeFileName(file.fileName) }));
  const names = inOneLine([...to.map(({ name, email }) => name || email), ...cc]);
  const head = (
    <>
      <Avatar name={from.name} src={from.avatar} size={40} />
      <span className={styles['who']}>
        <span className={styles['name']}>{from.name}</span>{' '}
        {open && <span className={styles['address']}>{from.email}</span>}
        <span className={styles['line']}>
          {open
            ? t('email.toWhom', { names: names || t('email.nobody') })
            : plainText(message.message)}
        </span>
        {open && bcc.length > 0 && (
          <span className={styles['line']}>{t('email.bccWhom', { names: bcc.join(', ') })}</span>
        )}
      </span>
    </>
  );
  return (
    <article className={styles['message']} aria-label={t('email.messageOf', { name: from.name })}>
      <header className={styles['head']}>
        {onToggle ? (
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            onClick={onToggle}
          >
            {head}
          </button>
        ) : (
          <div className={styles['toggle']}>{head}</div>
        )}
        <span className={styles['time']}>
          <DateTime at={time} />
        </span>
      </header>
      {open && (
        <>
          <Html html={message.message} className={styles['body']} />
          {attachments.length > 0 && (
            <ul
              className={styles['files']}
              aria-label={t('email.attachments', { count: attachments.length })}
            >
              {files.map(({ fileName, thumbnail, url, size }, index) => (
                <li key={`${index} ${fileName}`}>
                  <a className={styles['file']} href={dataUrl(url)} download={fileName}>
                    <img src={thumbnail} alt="" width={32} height={32} />
                    <span className={styles['fileName']}>
                      <VisuallyHidden>{t('email.download')} </VisuallyHidden>
                      {fileName}
                      <span className={styles['size']}> {sizeText(size, language)}</span>
                    </span>
                    <Icon of={Download} size={16} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </article>
  );
}

/** Attachments are part of the email: any other URL is neither opened nor run. */
const dataUrl = (url: string) => (url.startsWith('data:') ? url : undefined);
