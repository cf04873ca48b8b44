import { useState } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { Button, EmptyState, useFailureText, useZone } from '@praxis/sdk/ui';
import { useNextFree } from './use-next-free';

interface NoSlotsProps {
  doctorId: string;
  visitTypeId: string;
  /** First day that is looked at. */
  after: string;
  onFound(on: string): void;
}

/** A week without a free time, and the way to the next one that has some. */
export function NoSlots({ doctorId, visitTypeId, after, onFound }: NoSlotsProps) {
  const { t } = useTranslation('patient');
  const { notify } = useHost();
  const failureText = useFailureText();
  const { looking, find } = useNextFree(doctorId, visitTypeId, useZone());
  const [none, setNone] = useState(false);
  const look = async () => {
    try {
      const found = await find(after);
      if ('on' in found) onFound(found.on);
      else setNone(true);
    } catch (error) {
      notify({ kind: 'error', text: failureText(toFailure(error)) });
    }
  };
  return (
    <EmptyState
      drawing="calendar"
      title={t('appointments.slots.noneInWeek')}
      action={
        !none && (
          <Button loading={looking} onClick={() => void look()}>
            {t('appointments.slots.next')}
          </Button>
        )
      }
    >
      {none && <p>{t('appointments.slots.noneAtAll')}</p>}
    </EmptyState>
  );
}
