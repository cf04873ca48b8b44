import type { ChangePlanPreview } from '@praxis/contract/endpoints/patient-subscriptions';
import type { ChargedCard } from '@praxis/contract/entities/card';
import { useTranslation } from '@praxis/sdk';
import { DateOnly } from '@praxis/sdk/ui/page';
import { ChargeLines } from '@praxis/sdk/practice/plan';
import { useCardText } from '../../../shared/card/use-card-text';
import styles from '../subscriptions.module.css';

interface ChangeFiguresProps {
  preview: ChangePlanPreview;
  /** Names of the current and the new plan. */
  from: string;
  to: string;
  /** Name of the scheduled plan if the change to it is undone. */
  droppedPlan: string | undefined;
  card: ChargedCard | null;
}

/** Cost of the change now, its breakdown, the next charge, and the card. */
export function ChangeFigures({ preview, from, to, droppedPlan, card }: ChangeFiguresProps) {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const { effective, effectiveOn, daysLeft, daysInPeriod, lines, dueNow, nextCharge } = preview;
  return (
    <section className={styles.figures} aria-label={t('subscriptions.change.figures')}>
      {droppedPlan !== undefined ? (
        <p>{t('subscriptions.change.stayText', { plan: droppedPlan })}</p>
      ) : effective === 'periodEnd' ? (
        <p>
          {t('subscriptions.change.laterText', { plan: to })} <DateOnly on={effectiveOn} />.
        </p>
      ) : (
        <p>{t('subscriptions.change.nowText', { count: daysLeft, total: daysInPeriod })}</p>
      )}
      <ChargeLines
        lines={[
          ...lines.map(({ kind, amount }) => ({
            key: kind,
            label:
              kind === 'credit'
                ? t('subscriptions.change.credit', { plan: from })
                : t('subscriptions.change.charge', { plan: to }),
            amount,
          })),
          { key: 'total', label: t('subscriptions.change.dueNow'), amount: dueNow, total: true },
          ...(nextCharge
            ? [
                {
                  key: 'next',
                  label: (
                    <>
                      {t('subscriptions.change.next')} <DateOnly on={nextCharge.on} />
                    </>
                  ),
                  amount: nextCharge.amount,
                },
              ]
            : []),
        ]}
      />
      {card && chargedOn(preview) !== null && (
        <p>{t('subscriptions.card.chargedTo', { card: cardText(card) })}</p>
      )}
    </section>
  );
}

/** Date of the first charge after the change: its own, or the next period's. */
export const chargedOn = ({ dueNow, effectiveOn, nextCharge }: ChangePlanPreview): string | null =>
  dueNow.amountMinor > 0 ? effectiveOn : (nextCharge?.on ?? null);
