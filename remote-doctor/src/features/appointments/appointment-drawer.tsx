import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Link } from '@praxis/sdk/ui';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '../../shared/statuses/statuses';
import type { AppointmentAct } from './acts';
import { appointmentQuery } from './queries';
import styles from './appointments.module.css';
import { AppointmentFacts } from './appointment-facts';
import { useRecordActs } from './use-row-menu';

interface AppointmentDrawerProps {
  id: string;
  onAct(act: AppointmentAct, appointment: DoctorAppointment): void;
}

/** One appointment at an address of its own, over the list or the calendar. */
export function AppointmentDrawer({ id, onAct }: AppointmentDrawerProps) {
  const { t } = useTranslation('doctor');
  const acts = useRecordActs(onAct);
  return (
    <RecordDrawer
      query={useQuery(appointmentQuery, { params: { id } })}
      kind={t('appointments.detail.title')}
      title={({ patient }) => patient.fullName}
      status={({ state }) => <StatusTag of="appointment" status={state} />}
      closeTo="/doctor/appointments"
      actions={acts}
    >
      {(appointment) => (
        <div className={styles.detail}>
          <AppointmentFacts appointment={appointment} />
          <p>
            <Link to={patientPath(appointment)}>{t('appointments.detail.patient')}</Link>
          </p>
        </div>
      )}
    </RecordDrawer>
  );
}

/** The patient's subscription; where there is none, whatever the list of patients finds by name. */
function patientPath({ subscriptionId, patient }: DoctorAppointment): string {
  return subscriptionId
    ? `/doctor/patients/${subscriptionId}?tab=all`
    : `/doctor/patients?tab=all&q=${encodeURIComponent(patient.fullName)}`;
}
