import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import styles from './faq.module.css';

/** Links for readers who haven't found an answer. */
export function ContactBand() {
  const { t } = useTranslation('demo');
  return (
    <aside className={styles['band']} aria-labelledby="faq-contact">
      <div>
        <h2 id="faq-contact">{t('faq.contact.title')}</h2>
        <p className={styles['subtitle']}>{t('faq.contact.text')}</p>
      </div>
      <div className={styles['acts']}>
        <LinkButton icon={MessageCircle} to="/apps/chat">
          {t('faq.contact.chat')}
        </LinkButton>
        <LinkButton icon={Mail} to="/apps/email">
          {t('faq.contact.email')}
        </LinkButton>
      </div>
    </aside>
  );
}
