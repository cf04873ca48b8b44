import { cancelAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { CancelAppointmentDialog } from '@praxis/sdk/practice/when';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

export default function CancelDialog(props: ActionDialogProps<DoctorAppointment>) {
  const { t } = useTranslation('doctor');
  const name = props.record.patient.fullName;
  return (
    <CancelAppointmentDialog
      {...props}
      endpoint={cancelAppointment}
      text={(key) => t(`appointments.cancel.${key}`, { name })}
      codeText={(code) => t(`appointments.cancelCode.${code}`)}
    />
  );
}
