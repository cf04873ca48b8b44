import { reinstateDoctor, rejectDoctor, suspendDoctor } from '@praxis/contract/endpoints/admin';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

interface ReasonDialogProps extends ActionDialogProps<AdminDoctor> {
  action: 'reject' | 'suspend';
  /** Sends the reason. */
  send(reason: { reason: string }): Promise<unknown>;
}

/** Rejects or suspends a doctor, with a reason that the doctor can read. */
function ReasonDialog({ action, record, changes, send, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const text = useUiText();
  const name = record.fullName;
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => required({ reason }, text('field.required')),
    async onSubmit(body) {
      await send(body);
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={t(`doctors.${action}.title`, { name })}
      form={form}
      verb={t(`doctors.act.${action}`)}
      onClose={onClose}
    >
      {changes}
      <p>{t(`doctors.${action}.text`)}</p>
      <TextAreaField
        {...form.field('reason')}
        label={t('doctors.reason')}
        help={t('doctors.reasonHelp')}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  );
}

export function RejectDialog(props: ActionDialogProps<AdminDoctor>) {
  const { t } = useTranslation('admin');
  const { run } = useMutation(rejectDoctor);
  const { id, version, fullName: name } = props.record;
  return (
    <ReasonDialog
      {...props}
      action="reject"
      send={(body) =>
        run({ params: { id }, version, body }, { success: t('doctors.reject.done', { name }) })
      }
    />
  );
}

/** Suspends a doctor and offers to undo it. */
export function SuspendDialog(props: ActionDialogProps<AdminDoctor>) {
  const { t } = useTranslation('admin');
  const text = useUiText();
  const suspend = useMutation(suspendDoctor);
  const reinstate = useMutation(reinstateDoctor);
  const { id, version, fullName: name } = props.record;
  const undo = (suspended: AdminDoctor, retry: () => void) =>
    reinstate.runOrNotify(
      { params: { id }, version: suspended.version },
      {
        success: t('doctors.reinstate.done', { name }),
        failed: text('failure.undo', { name }),
        retry,
      },
    );
  return (
    <ReasonDialog
      {...props}
      action="suspend"
      send={(body) =>
        suspend.run(
          { params: { id }, version, body },
          {
            success: (suspended) => ({
              text: t('doctors.suspend.done', { name }),
              undo: retriedUndo((retry) => undo(suspended, retry)),
            }),
          },
        )
      }
    />
  );
}
