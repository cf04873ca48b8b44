import { makeCardDefault } from '@praxis/contract/endpoints/cards';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { cardExpired } from '@praxis/contract/rules/card';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, Icon } from '@praxis/sdk/ui';
import { Tag, useToday } from '@praxis/sdk/ui/page';
import { useCardText } from '../../shared/use-card-text';
import styles from './cards.module.css';

interface SavedCardProps {
  card: PatientCard;
  onRemove(): void;
}

/** A saved card, whether it is the one that is charged, and whether it still can be. */
export function SavedCard({ card, onRemove }: SavedCardProps) {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const makeCardDefaultMutation = useMutation(makeCardDefault);
  const expired = cardExpired(card, useToday());
  const { id, version, expMonth, expYear, isDefault } = card;
  const name = cardText(card);
  return (
    <li className={styles.card}>
      <Icon of={CreditCard} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>
          {t(expired ? 'cards.expiredOn' : 'cards.expires', {
            date: `${String(expMonth).padStart(2, '0')}/${expYear}`,
          })}
        </span>
      </div>
      {isDefault && <Tag tone="success">{t('cards.default')}</Tag>}
      {expired && <Tag tone="danger">{t('cards.expired')}</Tag>}
      <div className={styles.acts}>
        {!isDefault && (
          <Button
            size="small"
            aria-label={t('cards.makeDefaultOf', { card: name })}
            onClick={() =>
              void makeCardDefaultMutation.attempt(
                { params: { id }, version },
                { success: t('cards.madeDefault', { card: name }) },
              )
            }
          >
            {t('cards.makeDefault')}
          </Button>
        )}
        <Button
          size="small"
          kind="quiet"
          danger
          aria-label={t('cards.removeOf', { card: name })}
          onClick={onRemove}
        >
          {t('cards.remove')}
        </Button>
      </div>
    </li>
  );
}
