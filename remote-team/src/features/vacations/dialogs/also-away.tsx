import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert } from '@praxis/sdk/ui';
import { VacationTime } from '@praxis/sdk/practice/vacation';
import { previewQuery } from '../queries';

interface AlsoAwayProps {
  span: { startAt: string; endAt: string };
  zone: string;
  /** The vacation that is being changed. */
  vacationId?: string;
}

/** Says who else is away then, before it is sent. */
export function AlsoAway({ span, zone, vacationId }: AlsoAwayProps) {
  const { t } = useTranslation('team');
  const { data } = useQuery(previewQuery, { body: { ...span, vacationId } });
  const others = data?.overlaps.filter(({ own }) => !own) ?? [];
  // What is wrong with the time itself is said when it is sent.
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
