import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Link } from '@praxis/sdk/ui';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import { type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';
import { appointmentQuery } from '../queries';
import styles from '../appointments.module.css';
import { AppointmentFacts } from './appointment-facts';

interface AppointmentDrawerProps {
  id: string;
  actions: RecordActions<DoctorAppointment>;
}

/** One appointment in a drawer over the list or calendar, with its own URL. */
export default function AppointmentDrawer({ id, actions }: AppointmentDrawerProps) {
  const { t } = useTranslation('doctor');
  return (
    <RecordDrawer
      query={useQuery(appointmentQuery, { params: { id } })}
      kind={t('appointments.detail.title')}
      title={({ patient }) => patient.fullName}
      status={(appointment) => <StatusTag of="appointment" status={shownState(appointment)} />}
      closeTo="/doctor/appointments"
      actions={actions.offered}
    >
      {(appointment) => (
        <div className={styles.detail}>
          <div>
            <AppointmentFacts appointment={appointment} />
          </div>
          <p>
            <Link {...patientLink(appointment)}>{t('appointments.detail.patient')}</Link>
          </p>
        </div>
      )}
    </RecordDrawer>
  );
}

/**
 * Links to the patient's subscription or, without one, to the list of patients searched by name.
 */
function patientLink({ subscriptionId, patient }: DoctorAppointment) {
  return subscriptionId
    ? { to: `/doctor/patients/${subscriptionId}?tab=all` }
    : { to: '/doctor/patients?tab=all', searchFor: patient.fullName };
}
