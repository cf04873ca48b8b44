import { reinstateDoctor, verifyDoctor } from '@praxis/contract/endpoints/admin';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

const endpoints = { verify: verifyDoctor, reinstate: reinstateDoctor } as const;

interface ConfirmActionProps extends ActionDialogProps<AdminDoctor> {
  action: keyof typeof endpoints;
}

/** Asks for confirmation before a doctor becomes visible to patients. */
function ConfirmAction({ action, record, changes, onClose }: ConfirmActionProps) {
  const { t } = useTranslation('admin');
  const { run } = useMutation(endpoints[action]);
  const { id, version, fullName: name } = record;
  return (
    <ConfirmDialog
      title={t(`doctors.${action}.title`, { name })}
      verb={t(`doctors.act.${action}`)}
      onConfirm={async () => {
        await run({ params: { id }, version }, { success: t(`doctors.${action}.done`, { name }) });
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t(`doctors.${action}.text`)}</p>
    </ConfirmDialog>
  );
}

export const VerifyDialog = (props: ActionDialogProps<AdminDoctor>) => (
  <ConfirmAction action="verify" {...props} />
);

export const ReinstateDialog = (props: ActionDialogProps<AdminDoctor>) => (
  <ConfirmAction action="reinstate" {...props} />
);
