import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, EmptyState, ErrorState, useZone } from '@praxis/sdk/ui';
import { localDateIn } from '@praxis/sdk/ui/page';
import { nextFreeQuery, type SlotPurpose } from '../queries';

interface NoSlotsProps {
  purpose: SlotPurpose;
  /** First day of the search. */
  after: string;
  /** Called with the day of the next free time, in the user's zone. */
  onFound(on: string): void;
  /** Called when the search is done and its button disappears. */
  onAnswer(): void;
}

/** Empty state of a week, with a button that shows the next week with free times. */
export function NoSlots({ purpose, after, onFound, onAnswer }: NoSlotsProps) {
  const { t } = useTranslation('patient');
  const zone = useZone();
  const [asked, setAsked] = useState(false);
  const { data, error, loading, reload } = useQuery(
    nextFreeQuery,
    asked ? { ...purpose, after } : null,
  );
  const next = data?.startAt ?? null;
  const answered = data !== null;
  const goTo = useEffectEvent((startAt: string) => onFound(localDateIn(zone, Date.parse(startAt))));
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answered) answer();
    if (next !== null) goTo(next);
  }, [answered, next]);

  if (error) return <ErrorState failure={error} onRetry={reload} retrying={loading} />;
  const none = answered && next === null;
  return (
    <EmptyState
      drawing="calendar"
      title={t('appointments.slots.noneInWeek')}
      action={
        !none && (
          <Button loading={loading} onClick={() => setAsked(true)}>
            {t('appointments.slots.next')}
          </Button>
        )
      }
    >
      {none && <p>{t('appointments.slots.noneAtAll')}</p>}
    </EmptyState>
  );
}
