import {
  proposeAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { ProposeTimeDialog, RescheduleTimeDialog } from '@praxis/sdk/practice/when';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

type DialogProps = ActionDialogProps<DoctorAppointment>;

export function ProposeDialog(props: DialogProps) {
  return (
    <ProposeTimeDialog
      {...props}
      endpoint={proposeAppointment}
      texts={useTexts('propose', props)}
    />
  );
}

export function RescheduleDialog(props: DialogProps) {
  return (
    <RescheduleTimeDialog
      {...props}
      endpoint={rescheduleAppointment}
      path="/doctor/appointments"
      texts={useTexts('reschedule', props)}
    />
  );
}

function useTexts(action: 'propose' | 'reschedule', { record }: DialogProps) {
  const { t } = useTranslation('doctor');
  const name = record.patient.fullName;
  return {
    title: t(`appointments.${action}.title`, { name }),
    verb: t(`appointments.${action}.verb`),
    text: t(`appointments.${action}.text`),
    done: t(`appointments.${action}.done`, { name }),
  };
}
