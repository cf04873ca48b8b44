import type { Owed } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Alert, LinkButton, useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly, localDateIn, useMoneyText } from '@praxis/sdk/ui/page';
import { useCardText } from '../../shared/card/use-card-text';

interface PastDueProps {
  owed: Owed;
  /** The practice's time zone, which the dates refer to. */
  timeZone: string;
}

/** A past due amount: which card failed, what follows and when, and a link to pay. */
export function PastDue({ owed, timeZone }: PastDueProps) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const money = useMoneyText();
  const cardText = useCardText();
  const { invoice, failedAt, card, retryAt, blockedAt, lapsesOn } = owed;
  const date = (on: string) => formatDateOnly(on, language);
  const dayOf = (instant: string) => date(localDateIn(timeZone, Date.parse(instant)));
  const amount = money(invoice.due);
  const sentences = [
    card
      ? t('subscriptions.owed.failed', { card: cardText(card), date: dayOf(failedAt) })
      : t('subscriptions.owed.failedNoCard', { date: dayOf(failedAt) }),
    retryAt !== null && t('subscriptions.owed.retry', { date: dayOf(retryAt) }),
    blockedAt !== null && t('subscriptions.owed.blocks', { date: dayOf(blockedAt) }),
    lapsesOn !== null && t('subscriptions.owed.lapses', { date: date(lapsesOn) }),
    blockedAt === null && lapsesOn === null && t('subscriptions.owed.blocked'),
  ];

  return (
    <Alert
      kind={retryAt === null ? 'danger' : 'warning'}
      title={t('subscriptions.owed.title', { amount })}
      action={
        <LinkButton kind="primary" size="small" to={`/patient/invoices/${invoice.id}?act=pay`}>
          {t('subscriptions.owed.pay', { amount })}
        </LinkButton>
      }
    >
      {sentences.filter((sentence) => sentence !== false).join(' ')}
    </Alert>
  );
}
