import CalendarCheck from 'lucide-react/icons/calendar-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Icon } from '@praxis/sdk/ui';
import styles from './hero-scene.module.css';

/** Illustration of a subscription as three cards; hidden from screen readers. */
export function HeroScene() {
  const { t } = useTranslation('public');
  return (
    <div className={styles.scene} aria-hidden>
      <div className={styles.visit}>
        <span className={styles.mark}>
          <Icon of={CalendarCheck} />
        </span>
        <span>
          <b>{t('home.scene.visit')}</b>
          <small>{t('home.scene.visitWhen')}</small>
        </span>
      </div>
      <div className={styles.plan}>
        <Avatar name="Dr. Helen Marsh" size={56} />
        <b>Dr. Helen Marsh</b>
        <small>{t('home.scene.speciality')}</small>
        <i />
        <span className={styles.row}>
          <Icon of={ReceiptText} />
          {t('home.scene.price')}
        </span>
        <span className={styles.row}>
          <Icon of={CalendarCheck} />
          {t('home.scene.included')}
        </span>
      </div>
      <div className={styles.message}>
        <span className={styles.mark}>
          <Icon of={MessageCircle} />
        </span>
        <span>
          <b>{t('home.scene.message')}</b>
          <small>{t('home.scene.messageText')}</small>
        </span>
      </div>
    </div>
  );
}
