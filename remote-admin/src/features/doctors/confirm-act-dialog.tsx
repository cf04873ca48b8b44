import { reinstateDoctor, verifyDoctor } from '@praxis/contract/endpoints/admin';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';

const endpoints = { verify: verifyDoctor, reinstate: reinstateDoctor } as const;

interface ConfirmActDialogProps {
  act: keyof typeof endpoints;
  doctor: AdminDoctor;
  onClose(): void;
}

/** Asks before a doctor is shown to patients. */
export function ConfirmActDialog({ act, doctor, onClose }: ConfirmActDialogProps) {
  const { t } = useTranslation('admin');
  const { carryOut } = useAct();
  const { id, version, fullName: name } = doctor;
  return (
    <ConfirmDialog
      title={t(`doctors.${act}.title`, { name })}
      verb={t(`doctors.act.${act}`)}
      onConfirm={async () => {
        await carryOut(
          endpoints[act],
          { params: { id }, version },
          t(`doctors.${act}.done`, { name }),
        );
      }}
      onClose={onClose}
    >
      <p>{t(`doctors.${act}.text`)}</p>
    </ConfirmDialog>
  );
}
