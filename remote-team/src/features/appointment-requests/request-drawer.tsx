import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '@praxis/sdk/ui/page';
import type { RequestAct } from './acts';
import { requestQuery } from './queries';
import { RequestFacts } from './request-facts';
import { useRecordActs } from './use-row-menu';

interface RequestDrawerProps {
  id: string;
  onAct(act: RequestAct, appointment: TeamAppointment): void;
}

/** One appointment at an address of its own, over the list. */
export function RequestDrawer({ id, onAct }: RequestDrawerProps) {
  const { t } = useTranslation('team');
  const acts = useRecordActs(onAct);
  return (
    <RecordDrawer
      query={useQuery(requestQuery, { params: { id } })}
      kind={t('requests.detail.title')}
      title={({ patient }) => patient.fullName}
      status={({ state }) => <StatusTag of="appointment" status={state} />}
      closeTo="/team-member/appointment-requests"
      actions={acts}
    >
      {(appointment) => <RequestFacts appointment={appointment} />}
    </RecordDrawer>
  );
}
