import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { cardExpired } from '@praxis/contract/rules/billing/card';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import {
  actionButtons,
  Tag,
  useFocusAfterAction,
  useToday,
  type RecordActions,
} from '@praxis/sdk/ui/page';
import { useCardText } from '../../shared/card/use-card-text';
import styles from './cards.module.css';

interface SavedCardProps {
  card: PatientCard;
  actions: RecordActions<PatientCard>;
}

/** A saved card, with its use and whether it can be charged. */
export function SavedCard({ card, actions }: SavedCardProps) {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const { target, onFocus } = useFocusAfterAction<HTMLLIElement>();
  const expired = cardExpired(card, useToday());
  const { expMonth, expYear, isDefault } = card;
  return (
    <li ref={target} tabIndex={-1} onFocus={onFocus} className={styles.card}>
      <Icon of={CreditCard} />
      <div className={styles.words}>
        <strong>{cardText(card)}</strong>
        <span>
          {t(expired ? 'cards.expiredOn' : 'cards.expires', {
            date: `${String(expMonth).padStart(2, '0')}/${expYear}`,
          })}
        </span>
        {card.isCharged && <span>{t('cards.inUse')}</span>}
      </div>
      {isDefault && <Tag tone="success">{t('cards.default')}</Tag>}
      {expired && <Tag tone="danger">{t('cards.expired')}</Tag>}
      <div className={styles.actions}>
        {actionButtons(actions.offered(card), { size: 'small', even: true })}
      </div>
    </li>
  );
}
