import { useNow, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { dateFormat } from '@praxis/sdk/ui/page';

/** Time of an email in short: the time if it is from today, otherwise the date. */
export function MailTime({ at, className }: { at: string; className?: string }) {
  const language = useIntlLanguage();
  const timeZone = useZone();
  const now = useNow();
  const parts = (moment: number | string) => {
    const day = dateFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    return day.format(new Date(moment));
  };
  const [then, today] = [parts(at), parts(now)];
  const options: Intl.DateTimeFormatOptions =
    then === today
      ? { hour: 'numeric', minute: '2-digit' }
      : then.slice(0, 4) === today.slice(0, 4)
        ? { month: 'short', day: 'numeric' }
        : { year: 'numeric', month: 'numeric', day: 'numeric' };
  return (
    <time dateTime={at} className={className}>
      {dateFormat(language, { ...options, timeZone }).format(new Date(at))}
    </time>
  );
}
