import { useTranslation } from '@praxis/sdk';
import { WriteDialog } from '@praxis/sdk/practice/conversation';
import { PatientField } from '../../shared/patient/patient-field';

/** Begins a conversation with whichever patient is chosen. */
export default function NewMessageDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('doctor');
  return (
    <WriteDialog
      title={t('messages.new')}
      path="/doctor/messages"
      counterpart={(field) => <PatientField {...field} />}
      onClose={onClose}
    />
  );
}
