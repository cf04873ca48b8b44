import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Button, ErrorState, Flex, Loading } from '@praxis/sdk/ui';
import { DetailDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '@praxis/sdk/ui/page';
import { actsFor, needsReason, type DoctorAct } from './acts';
import { doctorGroup } from './doctor.group';
import { BackgroundFacts, PracticeFacts } from './DoctorFacts';

interface DoctorDrawerProps {
  id: string;
  onAct(act: DoctorAct, doctor: AdminDoctor): void;
}

/** One doctor at an address of their own, over the list. */
export function DoctorDrawer({ id, onAct }: DoctorDrawerProps) {
  const { t } = useTranslation('admin');
  const { data, loading, error, reload } = useDataGroup(doctorGroup, { params: { id } });
  const doctor = data?.id === id ? data : null;
  const acts = doctor ? actsFor(doctor.verification) : [];
  return (
    <DetailDrawer
      title={doctor?.fullName ?? t('doctors.doctor')}
      extra={doctor && <StatusTag of="verification" status={doctor.verification} />}
      closeTo="/admin/doctors"
      footer={
        doctor && acts.length > 0
          ? acts.map((act) => (
              <Button
                key={act}
                kind={needsReason(act) ? 'secondary' : 'primary'}
                danger={needsReason(act)}
                onClick={() => onAct(act, doctor)}
              >
                {t(`doctors.act.${act}`)}
              </Button>
            ))
          : undefined
      }
    >
      {error && !doctor && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!doctor && !error && <Loading shape="form" />}
      {doctor && (
        <Flex vertical gap={8}>
          <Flex as="section" vertical gap={3}>
            <h3>{t('doctors.detail.background')}</h3>
            <BackgroundFacts doctor={doctor} />
          </Flex>
          <Flex as="section" vertical gap={3}>
            <h3>{doctor.practice.name}</h3>
            <PracticeFacts doctor={doctor} />
          </Flex>
        </Flex>
      )}
    </DetailDrawer>
  );
}
