import { useTranslation } from '@praxis/sdk';
import { useClock, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { dateFormat } from '@praxis/sdk/ui/page';

/** Delivery date, past or future. */
export function DeliveryDate({ at }: { at: string }) {
  const { t } = useTranslation('demo');
  const day = dateFormat(useIntlLanguage(), {
    timeZone: useZone(),
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const clock = useClock();
  const instant = Date.parse(at);
  return t(instant < clock() ? 'shop.arrived' : 'shop.arrives', { day: day.format(instant) });
}
