import { cancelRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { CancelAppointmentDialog } from '@praxis/sdk/practice/when';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

export default function CancelDialog(props: ActionDialogProps<TeamAppointment>) {
  const { t } = useTranslation('team');
  const name = props.record.patient.fullName;
  return (
    <CancelAppointmentDialog
      {...props}
      endpoint={cancelRequest}
      text={(key) => t(`requests.cancel.${key}`, { name })}
      codeText={(code) => t(`requests.cancelCode.${code}`)}
    />
  );
}
