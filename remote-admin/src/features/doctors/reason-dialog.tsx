import { reinstateDoctor, rejectDoctor, suspendDoctor } from '@praxis/contract/endpoints/admin';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';

interface ReasonDialogProps {
  act: 'reject' | 'suspend';
  doctor: AdminDoctor;
  onClose(): void;
}

/** Turns a doctor down or takes them off the search, with a reason that the doctor reads. */
export function ReasonDialog({ act, doctor, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const text = useUiText();
  const { carryOut, attempt } = useAct();
  const { id, version, fullName: name } = doctor;
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => required({ reason }, text('field.required')),
    async onSubmit(body) {
      const input = { params: { id }, version, body };
      const said = t(`doctors.${act}.done`, { name });
      if (act === 'reject') await carryOut(rejectDoctor, input, said);
      else
        await carryOut(suspendDoctor, input, (suspended) => ({
          text: said,
          undo: {
            label: text('undo'),
            run: () =>
              void attempt(
                reinstateDoctor,
                { params: { id }, version: suspended.version },
                t('doctors.reinstate.done', { name }),
              ),
          },
        }));
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={t(`doctors.${act}.title`, { name })}
      form={form}
      verb={t(`doctors.act.${act}`)}
      onClose={onClose}
    >
      <p>{t(`doctors.${act}.text`)}</p>
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
