import { useTranslation } from '@praxis/sdk';
import { WriteDialog } from '@praxis/sdk/practice/conversation';
import { NativeSelectField } from '@praxis/sdk/ui/form';

interface WriteToDialogProps {
  patient: { id: string; fullName: string };
  onClose(): void;
}

/** Starts a conversation with this patient. */
export default function WriteToDialog({ patient: { id, fullName }, onClose }: WriteToDialogProps) {
  const { t } = useTranslation('doctor');
  return (
    <WriteDialog
      title={t('messages.write')}
      path="/doctor/messages"
      counterpartId={id}
      counterpart={(field) => (
        <NativeSelectField
          {...field}
          label={t('messages.patient')}
          choices={[{ value: id, label: fullName }]}
        />
      )}
      onClose={onClose}
    />
  );
}
