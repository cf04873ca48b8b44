import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert } from '@praxis/sdk/ui';
import { VacationTime } from '@praxis/sdk/practice/vacation';
import { previewQuery } from '../queries';

interface AlsoAwayProps {
  span: { startAt: string; endAt: string };
  zone: string;
  /** The vacation being edited, if any. */
  vacationId?: string;
}

/** Shows who else is away at the entered time, before the form is submitted. */
export function AlsoAway({ span, zone, vacationId }: AlsoAwayProps) {
  const { t } = useTranslation('team');
  const { data } = useQuery(previewQuery, { body: { ...span, vacationId } });
  const others = data?.overlaps.filter(({ own }) => !own) ?? [];
  // Errors of the time itself are shown on submit.
  if (others.length === 0) return null;
  return (
    <Alert kind="info" title={t('vacations.alsoAway', { count: others.length })}>
      <ul>
        {others.map((one) => (
          <li key={one.id}>
            {t('vacations.awayName', { name: one.owner.fullName })}{' '}
            <VacationTime vacation={one} zone={zone} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
