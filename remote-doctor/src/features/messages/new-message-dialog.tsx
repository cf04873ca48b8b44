import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { WriteDialog } from '@praxis/sdk/practice/conversation';
import { Modal } from '@praxis/sdk/ui/overlay';
import { NoPatients } from '../../shared/patient/no-patients';
import { PatientField } from '../../shared/patient/patient-field';
import { patientsByNameQuery } from '../../shared/patient/queries';

/** Starts a conversation with a selected patient. */
export default function NewMessageDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('doctor');
  const patients = useQuery(patientsByNameQuery, '');
  const title = t('messages.new');
  if (patients.data?.total === 0)
    return (
      <Modal title={title} onClose={onClose}>
        <NoPatients />
      </Modal>
    );
  return (
    <WriteDialog
      title={title}
      path="/doctor/messages"
      counterpart={(field) => <PatientField {...field} />}
      onClose={onClose}
    />
  );
}
