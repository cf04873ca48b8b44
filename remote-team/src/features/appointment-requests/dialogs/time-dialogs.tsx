import { proposeRequest, rescheduleRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { ProposeTimeDialog, RescheduleTimeDialog } from '@praxis/sdk/practice/when';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

type DialogProps = ActionDialogProps<TeamAppointment>;

export function ProposeDialog(props: DialogProps) {
  return (
    <ProposeTimeDialog {...props} endpoint={proposeRequest} texts={useTexts('propose', props)} />
  );
}

export function RescheduleDialog(props: DialogProps) {
  return (
    <RescheduleTimeDialog
      {...props}
      endpoint={rescheduleRequest}
      path="/team-member/appointment-requests"
      texts={useTexts('reschedule', props)}
    />
  );
}

function useTexts(action: 'propose' | 'reschedule', { record }: DialogProps) {
  const { t } = useTranslation('team');
  const name = record.patient.fullName;
  return {
    title: t(`requests.${action}.title`, { name }),
    verb: t(`requests.${action}.verb`),
    text: t(`requests.${action}.text`),
    done: t(`requests.${action}.done`, { name }),
  };
}
