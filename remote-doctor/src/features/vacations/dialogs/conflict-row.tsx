import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { possibleDecisions } from '@praxis/contract/rules/appointments/vacation-decisions';
import { useTranslation } from '@praxis/sdk';
import type { VacationSpan } from '@praxis/sdk/practice/vacation';
import { WhenFields } from '@praxis/sdk/practice/when';
import { fieldId, NativeSelectField, type FieldErrors } from '@praxis/sdk/ui/form';
import { useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { DateTime, formatAppointment, Person } from '@praxis/sdk/ui/page';
import styles from '../vacations.module.css';
import { fieldOf, type DraftDecision } from './conflict-decisions';

interface ConflictRowProps {
  appointment: DoctorAppointment;
  /** The practice's time zone. */
  zone: string;
  today: string;
  /** The vacation, which no new time may overlap. */
  span: VacationSpan | null;
  formId: string;
  errors: FieldErrors;
  draft: DraftDecision;
  onChange(draft: DraftDecision): void;
}

/** One conflicting appointment and the decision about it. */
export function ConflictRow(props: ConflictRowProps) {
  const { appointment, zone, today, span, formId, errors, draft, onChange } = props;
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const clock = useClock();
  const { id, patient, visitType, doctorId, visitTypeId } = appointment;
  // While a proposal is open, the proposed time is the one in conflict.
  const { startAt, endAt } = effectiveTimes(appointment);
  // The time distinguishes several appointments of one patient.
  const when = formatAppointment(startAt, endAt, { language, zone, now: clock() });
  const name = `${patient.fullName}, ${when}`;
  const binding = <Part extends keyof DraftDecision>(part: Part) => {
    const field = fieldOf(id, part);
    return {
      id: fieldId(formId, field),
      name: field,
      value: draft[part],
      onChange: (value: DraftDecision[Part]) => onChange({ ...draft, [part]: value }),
      onBlur: () => undefined,
      error: errors[field],
    };
  };
  return (
    <li>
      <div role="group" aria-label={name}>
        <Person name={patient.fullName} avatarUrl={patient.avatarUrl} detail={visitType.name} />
        <DateTime at={startAt} until={endAt} zone={zone} />
        <NativeSelectField
          {...binding('decision')}
          label={t('vacations.conflicts.decisionFor', { name: patient.fullName, when })}
          hideLabel
          choices={possibleDecisions(appointment).map((value) => ({
            value,
            label: t(`vacations.decision.${value}`),
          }))}
        />
        {draft.decision === 'reschedule' && (
          <div className={styles.when} data-entry={name}>
            <WhenFields
              on={binding('on')}
              time={binding('time')}
              zone={zone}
              from={today}
              doctorId={doctorId}
              visitTypeId={visitTypeId}
              appointmentId={id}
              except={span ?? undefined}
            />
          </div>
        )}
      </div>
    </li>
  );
}
