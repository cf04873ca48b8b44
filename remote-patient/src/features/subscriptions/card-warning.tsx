import type { ChargedCard } from '@praxis/contract/entities/card';
import { cardExpired } from '@praxis/contract/rules/billing/card';
import { useTranslation } from '@praxis/sdk';
import { Alert, LinkButton, useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly, localDateIn } from '@praxis/sdk/ui/page';
import { useCardText } from '../../shared/card/use-card-text';

interface CardWarningProps {
  /** Null if the card was removed. */
  card: ChargedCard | null;
  /** Date of the charge in the practice's zone. */
  on: string;
  timeZone: string;
}

/** Whether a charge on this day will fail because there is no valid card. */
export const cannotBeCharged = (card: ChargedCard | null, on: string): boolean =>
  card === null || cardExpired(card, on);

/** Warns before a charge that will fail, and links to the cards. */
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
