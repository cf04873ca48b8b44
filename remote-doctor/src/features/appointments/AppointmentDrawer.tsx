import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Button, ErrorState, Link, Loading, useNow } from '@praxis/sdk/ui';
import { DetailDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '@praxis/sdk/ui/page';
import { actsFor, isFinal, type AppointmentAct } from './acts';
import { appointmentGroup } from './appointment.group';
import styles from './appointments.module.css';
import { AppointmentFacts } from './AppointmentFacts';
import { actIcons } from './use-row-menu';

interface AppointmentDrawerProps {
  id: string;
  onAct(act: AppointmentAct, appointment: DoctorAppointment): void;
}

/** One appointment at an address of its own, over the list or the calendar. */
export function AppointmentDrawer({ id, onAct }: AppointmentDrawerProps) {
  const { t } = useTranslation('doctor');
  const now = useNow();
  const { data, loading, error, reload } = useDataGroup(appointmentGroup, { params: { id } });
  const appointment = data?.id === id ? data : null;
  const acts = appointment ? actsFor(appointment, now) : [];
  return (
    <DetailDrawer
      title={appointment?.patient.fullName ?? t('appointments.detail.title')}
      extra={appointment && <StatusTag of="appointment" status={appointment.state} />}
      closeTo="/doctor/appointments"
      footer={
        appointment && acts.length > 0
          ? acts.map((act, index) => (
              <Button
                key={act}
                kind={index === 0 && !isFinal(act) ? 'primary' : 'secondary'}
                danger={isFinal(act)}
                icon={actIcons[act]}
                onClick={() => onAct(act, appointment)}
              >
                {t(`appointments.act.${act}`)}
              </Button>
            ))
          : undefined
      }
    >
      {error && !appointment && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!appointment && !error && <Loading shape="form" />}
      {appointment && (
        <div className={styles.detail}>
          <AppointmentFacts appointment={appointment} />
          <p>
            <Link to={patientPath(appointment)}>{t('appointments.detail.patient')}</Link>
          </p>
        </div>
      )}
    </DetailDrawer>
  );
}

/** The patient's subscription; where there is none, whatever the list of patients finds by name. */
function patientPath({ subscriptionId, patient }: DoctorAppointment): string {
  return subscriptionId
    ? `/doctor/patients/${subscriptionId}?tab=all`
    : `/doctor/patients?tab=all&q=${encodeURIComponent(patient.fullName)}`;
}
