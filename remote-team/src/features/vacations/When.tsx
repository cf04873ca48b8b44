import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { dateFormat, DateTime } from '@praxis/sdk/ui/page';
import { wholeDaysOf } from './span';

interface WhenProps {
  vacation: Pick<TeamVacation, 'startAt' | 'endAt'>;
  /** The practice's. */
  zone: string;
}

/** When somebody is away: days where it is whole days, else days and times. */
export function When({ vacation, zone }: WhenProps) {
  const language = useIntlLanguage();
  const days = wholeDaysOf(vacation, zone);
  if (!days) return <DateTime at={vacation.startAt} until={vacation.endAt} zone={zone} namesZone />;
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
