import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { Alert, useUiText } from '@praxis/sdk/ui';
import { DateTime, Facts } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';

interface ChangedMeanwhileProps {
  /** As it was when the act was chosen, and as it is now. */
  before: DoctorAppointment;
  now: DoctorAppointment;
}

/** What somebody else changed of an appointment while the dialog was open. */
export function ChangedMeanwhile({ before, now }: ChangedMeanwhileProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const time = ({ startAt, endAt, timeZone }: DoctorAppointment) => (
    <DateTime at={startAt} until={endAt} zone={timeZone} namesZone />
  );
  const status = ({ state }: DoctorAppointment) => <StatusTag of="appointment" status={state} />;
  const changes = [
    before.state !== now.state && { label: t('appointments.column.state'), of: status },
    before.startAt !== now.startAt && { label: t('appointments.column.when'), of: time },
  ].filter((change) => change !== false);
  if (changes.length === 0) return null;
  return (
    <Alert kind="info" title={text('form.meanwhile')}>
      <Facts
        items={changes.map(({ label, of }) => ({
          label,
          value: (
            <>
              {of(before)} → {of(now)}
            </>
          ),
        }))}
      />
    </Alert>
  );
}
