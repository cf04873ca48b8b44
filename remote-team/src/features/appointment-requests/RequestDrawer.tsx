import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Button, ErrorState, Loading } from '@praxis/sdk/ui';
import { DetailDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '@praxis/sdk/ui/page';
import { actsFor, isFinal, type RequestAct } from './acts';
import { requestGroup } from './request.group';
import { RequestFacts } from './RequestFacts';
import { actIcons } from './use-row-menu';

interface RequestDrawerProps {
  id: string;
  onAct(act: RequestAct, appointment: TeamAppointment): void;
}

/** One appointment at an address of its own, over the list. */
export function RequestDrawer({ id, onAct }: RequestDrawerProps) {
  const { t } = useTranslation('team');
  const { data, loading, error, reload } = useDataGroup(requestGroup, { params: { id } });
  const appointment = data?.id === id ? data : null;
  const acts = appointment ? actsFor(appointment) : [];
  return (
    <DetailDrawer
      title={appointment?.patient.fullName ?? t('requests.detail.title')}
      extra={appointment && <StatusTag of="appointment" status={appointment.state} />}
      closeTo="/team-member/appointment-requests"
      footer={
        appointment && acts.length > 0
          ? acts.map((act, index) => (
              <Button
                key={act}
                kind={index === 0 && !isFinal(act) ? 'primary' : 'secondary'}
                danger={isFinal(act)}
                icon={actIcons[act]}
                onClick={() => onAct(act, appointment)}
              >
                {t(`requests.act.${act}`)}
              </Button>
            ))
          : undefined
      }
    >
      {error && !appointment && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!appointment && !error && <Loading shape="form" />}
      {appointment && <RequestFacts appointment={appointment} />}
    </DetailDrawer>
  );
}
