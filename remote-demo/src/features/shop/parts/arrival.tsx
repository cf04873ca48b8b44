import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { dateFormat } from '@praxis/sdk/ui/page';

/** The day on which something is delivered. */
export function Arrival({ at }: { at: string }) {
  const { t } = useTranslation('demo');
  const day = dateFormat(useIntlLanguage(), {
    timeZone: useZone(),
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return t('shop.arrives', { day: day.format(Date.parse(at)) });
}
