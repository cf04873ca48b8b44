import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button, Flex } from '@praxis/sdk/ui';
import type { VacationSpan } from '@praxis/sdk/practice/vacation';
import type { FieldErrors } from '@praxis/sdk/ui/form';
import { ConflictRow } from './conflict-row';
import { undecided, type DraftDecision, type DraftDecisions } from './conflict-decisions';
import styles from '../vacations.module.css';

interface ConflictsProps {
  conflicts: readonly DoctorAppointment[];
  zone: string;
  /** First day to which an appointment can be moved. */
  today: string;
  span: VacationSpan | null;
  drafts: DraftDecisions;
  onChange(drafts: DraftDecisions): void;
  formId: string;
  errors: FieldErrors;
}

/** Booked appointments during a vacation: each needs a decision. */
export function Conflicts(props: ConflictsProps) {
  const { conflicts, zone, today, span, drafts, onChange, formId, errors } = props;
  const { t } = useTranslation('doctor');
  const put = (id: string, draft: DraftDecision) => onChange({ ...drafts, [id]: draft });
  const putAll = (decision: 'cancel' | 'keep') =>
    onChange({
      ...drafts,
      ...Object.fromEntries(conflicts.map(({ id }) => [id, { ...undecided, decision }])),
    });
  return (
    <section aria-label={t('vacations.conflicts.label')} className={styles.conflicts}>
      <Alert kind="warning" title={t('vacations.conflicts.title', { count: conflicts.length })}>
        {t('vacations.conflicts.text')}
      </Alert>
      {conflicts.length > 1 && (
        <Flex wrap>
          <Button size="small" onClick={() => putAll('cancel')}>
            {t('vacations.conflicts.cancelAll')}
          </Button>
          <Button size="small" onClick={() => putAll('keep')}>
            {t('vacations.conflicts.keepAll')}
          </Button>
        </Flex>
      )}
      <ul className={styles.rows}>
        {conflicts.map((appointment) => (
          <ConflictRow
            key={appointment.id}
            appointment={appointment}
            zone={zone}
            today={today}
            span={span}
            formId={formId}
            errors={errors}
            draft={drafts[appointment.id] ?? undecided}
            onChange={(draft) => put(appointment.id, draft)}
          />
        ))}
      </ul>
    </section>
  );
}
