import {
  declineAppointment,
  noShowAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { AppointmentLine } from '@praxis/sdk/practice/appointment';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

const endpoints = { decline: declineAppointment, noShow: noShowAppointment } as const;

interface SettleDialogProps extends ActionDialogProps<DoctorAppointment> {
  action: keyof typeof endpoints;
  text: 'decline.text' | 'noShow.text' | 'noShow.textSingle';
}

/** Asks for confirmation before a request is declined or an appointment is marked as no-show. */
function SettleDialog({ action, text, record: appointment, changes, onClose }: SettleDialogProps) {
  const { t } = useTranslation('doctor');
  const command = useMutation(endpoints[action]);
  const { id, version, patient } = appointment;
  return (
    <ConfirmDialog
      danger
      title={t(`appointments.${action}.title`, { name: patient.fullName })}
      verb={t(`appointments.${action}.verb`)}
      onConfirm={async () => {
        await command.run(
          { params: { id }, version },
          { success: t(`appointments.${action}.done`, { name: patient.fullName }) },
        );
      }}
      onClose={onClose}
    >
      {changes}
      <AppointmentLine appointment={appointment} />
      <p>{t(`appointments.${text}`)}</p>
    </ConfirmDialog>
  );
}

export const DeclineDialog = (props: ActionDialogProps<DoctorAppointment>) => (
  <SettleDialog action="decline" text="decline.text" {...props} />
);

export const NoShowDialog = (props: ActionDialogProps<DoctorAppointment>) => (
  <SettleDialog
    action="noShow"
    text={props.record.usesAllowance ? 'noShow.text' : 'noShow.textSingle'}
    {...props}
  />
);
