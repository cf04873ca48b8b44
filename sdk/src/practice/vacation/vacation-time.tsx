import { DateTime } from '../../ui/components/date-time';
import { dateFormat } from '../../ui/format/formatters';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { wholeDaysOf, type VacationSpan } from './span';

interface VacationTimeProps {
  vacation: VacationSpan;
  /** The practice's time zone. */
  zone: string;
}

/** Time of a vacation: dates if it takes whole days, otherwise dates and times. */
export function VacationTime({ vacation, zone }: VacationTimeProps) {
  const language = useIntlLanguage();
  const days = wholeDaysOf(vacation, zone);
  if (!days) return <DateTime at={vacation.startAt} until={vacation.endAt} zone={zone} />;
  const format = dateFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <time dateTime={`${days.from}/${days.until}`}>
      {format.formatRange(Date.parse(days.from), Date.parse(days.until))}
    </time>
  );
}
