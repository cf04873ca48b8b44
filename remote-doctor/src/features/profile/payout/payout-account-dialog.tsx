import { putPayoutAccount } from '@praxis/contract/endpoints/doctor-profile';
import type { DoctorPayoutAccount } from '@praxis/contract/endpoints/doctor-profile';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { TextField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';

interface PayoutAccountDialogProps {
  saved: DoctorPayoutAccount;
  onClose(): void;
}

/** Adds or changes the bank account; its number is sent once and never shown again. */
export default function PayoutAccountDialog({ saved, onClose }: PayoutAccountDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const { run } = useMutation(putPayoutAccount);
  const values = {
    bankName: saved.account?.bankName ?? '',
    holder: saved.account?.holder ?? '',
    accountNumber: '',
  };
  const form = useForm({
    initial: values,
    newest: { version: saved.version, values },
    schema: putPayoutAccount.body,
    async onSubmit(body) {
      await run({ version: saved.version, body }, { success: t('profile.payout.saved') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('profile.tab.payout')} form={form} verb={text('save')} onClose={onClose}>
      <TextField {...form.field('bankName')} label={t('profile.payout.bank')} maxLength={80} />
      <TextField {...form.field('holder')} label={t('profile.payout.holder')} maxLength={120} />
      <TextField
        {...form.field('accountNumber')}
        label={t('profile.payout.number')}
        help={t('profile.payout.numberHelp')}
        autoComplete="off"
        inputMode="text"
        maxLength={42}
      />
    </FormDialog>
  );
}
