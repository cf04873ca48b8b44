import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import { type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { doctorQuery } from './queries';
import { BackgroundFacts, PracticeFacts } from './doctor-facts';

interface DoctorDrawerProps {
  id: string;
  actions: RecordActions<AdminDoctor>;
}

/** One doctor in a drawer over the list, with its own URL. */
export default function DoctorDrawer({ id, actions }: DoctorDrawerProps) {
  const { t } = useTranslation('admin');
  return (
    <RecordDrawer
      query={useQuery(doctorQuery, { params: { id } })}
      kind={t('doctors.doctor')}
      title={({ fullName }) => fullName}
      status={({ verification }) => <StatusTag of="verification" status={verification} />}
      closeTo="/admin/doctors"
      actions={actions.offered}
    >
      {(doctor) => (
        <>
          <BackgroundFacts doctor={doctor} />
          <PracticeFacts doctor={doctor} />
        </>
      )}
    </RecordDrawer>
  );
}
