import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import { type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { requestQuery } from './queries';
import { RequestFacts } from './request-facts';

interface RequestDrawerProps {
  id: string;
  actions: RecordActions<TeamAppointment>;
}

/** One appointment in a drawer over the list, with its own URL. */
export default function RequestDrawer({ id, actions }: RequestDrawerProps) {
  const { t } = useTranslation('team');
  return (
    <RecordDrawer
      query={useQuery(requestQuery, { params: { id } })}
      kind={t('requests.detail.title')}
      title={({ patient }) => patient.fullName}
      status={(appointment) => <StatusTag of="appointment" status={shownState(appointment)} />}
      closeTo="/team-member/appointment-requests"
      actions={actions.offered}
    >
      {(appointment) => <RequestFacts appointment={appointment} />}
    </RecordDrawer>
  );
}
