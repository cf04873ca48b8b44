import { useId } from 'react';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { DateField, TimeField } from '@praxis/sdk/ui/date';
import { FieldRow, NativeSelectField, type Choice } from '@praxis/sdk/ui/form';
import { DateTime, Person } from '@praxis/sdk/ui/page';
import { decisionOf, type DraftDecision } from './conflict-decisions';

interface ConflictRowProps {
  appointment: DoctorAppointment;
  zone: string;
  today: string;
  choices: readonly Choice<Exclude<DraftDecision['decision'], ''>>[];
  draft: DraftDecision;
  onChange(draft: DraftDecision): void;
  showsMissing: boolean;
}

/** One appointment in the way, and what becomes of it. */
export function ConflictRow({
  appointment,
  zone,
  today,
  choices,
  draft,
  onChange,
  showsMissing,
}: ConflictRowProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const id = useId();
  const { patient, visitType, startAt, endAt } = appointment;
  const missing =
    showsMissing && decisionOf(appointment.id, draft, zone) === null
      ? text('field.required')
      : undefined;
  const binding = <Name extends keyof DraftDecision>(name: Name) => ({
    id: `${id}-${name}`,
    name: `${appointment.id}-${name}`,
    value: draft[name],
    onChange: (value: DraftDecision[Name]) => onChange({ ...draft, [name]: value }),
    onBlur: () => undefined,
  });
  return (
    <li>
      <Person name={patient.fullName} avatarUrl={patient.avatarUrl} detail={visitType.name} />
      <DateTime at={startAt} until={endAt} zone={zone} namesZone />
      <NativeSelectField
        {...binding('decision')}
        label={t('vacations.conflicts.decisionFor', { name: patient.fullName })}
        hideLabel
        choices={choices}
        error={draft.decision === '' ? missing : undefined}
      />
      {draft.decision === 'reschedule' && (
        <FieldRow>
          <DateField
            {...binding('on')}
            label={t('vacations.conflicts.newDay')}
            from={today}
            error={draft.on === null ? missing : undefined}
          />
          <TimeField
            {...binding('time')}
            label={t('vacations.conflicts.newTime')}
            error={draft.on === null ? undefined : missing}
          />
        </FieldRow>
      )}
    </li>
  );
}
