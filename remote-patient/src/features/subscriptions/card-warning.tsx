import type { ChargedCard } from '@praxis/contract/entities/card';
import { cardExpired } from '@praxis/contract/rules/billing/card';
import { useTranslation } from '@praxis/sdk';
import { Alert, LinkButton, useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly, localDateIn } from '@praxis/sdk/ui/page';
import { useCardText } from '../../shared/card/use-card-text';

interface CardWarningProps {
  /** Null where the card is gone. */
  card: ChargedCard | null;
  /** The practice's day on which it is charged. */
  on: string;
  timeZone: string;
}

/** Whether a charge on this day fails for want of a card that is valid then. */
export const cannotBeCharged = (card: ChargedCard | null, on: string): boolean =>
  card === null || cardExpired(card, on);

/** Says before the charge that it will fail, and leads to where another card is chosen. */
export function CardWarning({ card, on, timeZone }: CardWarningProps) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const cardText = useCardText();
  const clock = useClock();
  if (!cannotBeCharged(card, on)) return null;
  const today = localDateIn(timeZone, clock());
  return (
    <Alert
      kind="warning"
      action={
        <LinkButton size="small" to="/patient/cards">
          {t('subscriptions.card.manage')}
        </LinkButton>
      }
    >
      {card === null
        ? t('subscriptions.card.missing')
        : t(`subscriptions.card.${cardExpired(card, today) ? 'expired' : 'expires'}`, {
            card: cardText(card),
            date: formatDateOnly(on, language),
          })}
    </Alert>
  );
}
