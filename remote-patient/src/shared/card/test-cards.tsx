import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { cardProvider, defaultProvider } from './card-provider';
import { groupedNumber } from '@praxis/contract/rules/billing/card-input';
import styles from './card.module.css';

/** Card numbers to test the form with, for the simulated provider. */
export function TestCards({ onTake }: { onTake(number: string): void }) {
  const { t } = useTranslation('patient');
  const { testCards } = cardProvider(defaultProvider);
  if (testCards.length === 0) return null;
  return (
    <details className={styles.tests}>
      <summary>{t('card.tests')}</summary>
      <ul>
        {testCards.map(({ number, behavior }) => (
          <li key={number}>
            <Button kind="link" size="small" onClick={() => onTake(number)}>
              {groupedNumber(number)}
            </Button>
            <span>{t(`card.test.${behavior}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
