import { useLanguage } from '@praxis/sdk';
import { useZone } from '@praxis/sdk/ui';
import { dateFormat, formatTime, localDateIn, useToday } from '@praxis/sdk/ui/page';

/** Time of the last message: the time today, otherwise the date. */
export function ShortTime({ at }: { at: string }) {
  const language = useLanguage();
  const zone = useZone();
  const isToday = localDateIn(zone, Date.parse(at)) === useToday();
  return (
    <time dateTime={at}>
      {isToday
        ? formatTime(at, { language, zone })
        : dateFormat(language, { month: 'short', day: 'numeric', timeZone: zone }).format(
            new Date(at),
          )}
    </time>
  );
}
