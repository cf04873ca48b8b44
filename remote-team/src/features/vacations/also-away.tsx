import { previewTeamVacation } from '@praxis/contract/endpoints/team-member';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';
import { useAnswer } from '@praxis/sdk/ui/overlay';
import { VacationTime } from '@praxis/sdk/practice/vacation';

interface AlsoAwayProps {
  span: { startAt: string; endAt: string };
  zone: string;
  /** The vacation that is being changed. */
  vacationId?: string;
}

/** Says who else is away then, before it is sent. */
export function AlsoAway({ span, zone, vacationId }: AlsoAwayProps) {
  const { t } = useTranslation('team');
  const { data } = useAnswer(previewTeamVacation, { body: { ...span, vacationId } });
  const others = data?.overlaps.filter(({ own }) => !own) ?? [];
  // What is wrong with the time itself is said when it is sent.
  if (others.length === 0) return null;
  return (
    <Alert kind="info" title={t('vacations.alsoAway', { count: others.length })}>
      <ul>
        {others.map((one) => (
          <li key={one.id}>
            {one.owner.fullName}: <VacationTime vacation={one} zone={zone} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
