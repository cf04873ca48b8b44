import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { conflictDecisions } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import type { VacationSpan } from '@praxis/sdk/practice/vacation';
import { WhenFields } from '@praxis/sdk/practice/when';
import { fieldId, NativeSelectField, type FieldErrors } from '@praxis/sdk/ui/form';
import { DateTime, Person } from '@praxis/sdk/ui/page';
import { fieldOf, type DraftDecision } from './conflict-decisions';

interface ConflictRowProps {
  appointment: DoctorAppointment;
  /** The practice's. */
  zone: string;
  today: string;
  /** The vacation: no new time is within it. */
  span: VacationSpan | null;
  formId: string;
  errors: FieldErrors;
  draft: DraftDecision;
  onChange(draft: DraftDecision): void;
}

/** One appointment in the way, and what becomes of it. */
export function ConflictRow(props: ConflictRowProps) {
  const { appointment, zone, today, span, formId, errors, draft, onChange } = props;
  const { t } = useTranslation('doctor');
  const { id, patient, visitType, doctorId, visitTypeId } = appointment;
  // While a proposal waits, it is the proposed time that is in the way.
  const { startAt, endAt } = effectiveTimes(appointment);
  const binding = <Part extends keyof DraftDecision>(part: Part) => {
    const name = fieldOf(id, part);
    return {
      id: fieldId(formId, name),
      name,
      value: draft[part],
      onChange: (value: DraftDecision[Part]) => onChange({ ...draft, [part]: value }),
      onBlur: () => undefined,
      error: errors[name],
    };
  };
  return (
    <li>
      <div role="group" aria-label={patient.fullName}>
        <Person name={patient.fullName} avatarUrl={patient.avatarUrl} detail={visitType.name} />
        <DateTime at={startAt} until={endAt} zone={zone} />
        <NativeSelectField
          {...binding('decision')}
          label={t('vacations.conflicts.decisionFor', { name: patient.fullName })}
          hideLabel
          choices={conflictDecisions.map((value) => ({
            value,
            label: t(`vacations.decision.${value}`),
          }))}
        />
        {draft.decision === 'reschedule' && (
          <WhenFields
            on={binding('on')}
            time={binding('time')}
            zone={zone}
            from={today}
            doctorId={doctorId}
            visitTypeId={visitTypeId}
            except={span ?? undefined}
          />
        )}
      </div>
    </li>
  );
}
