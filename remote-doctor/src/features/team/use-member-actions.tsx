import UserCheck from 'lucide-react/icons/user-check';
import UserCog from 'lucide-react/icons/user-cog';
import UserX from 'lucide-react/icons/user-x';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { useActivate } from './use-activate';

/**
 * Actions of a doctor on a team member.
 *
 * @param shown the members in the list: there is no endpoint for a single one
 */
export function useMemberActions(
  shown: readonly DoctorTeamMember[] | undefined,
): RecordActions<DoctorTeamMember> {
  const { t } = useTranslation('doctor');
  const activate = useActivate();
  return useRecordActions<DoctorTeamMember>(
    {
      changeRole: {
        label: t('team.changeRole.act'),
        icon: UserCog,
        dialog: () => import(/* webpackChunkName: "member-role" */ './dialogs/role-dialog'),
      },
      activate: {
        label: t('team.activate.act'),
        icon: UserCheck,
        run: activate,
      },
      deactivate: {
        label: t('team.deactivate.act'),
        icon: UserX,
        danger: true,
        dialog: () =>
          import(/* webpackChunkName: "deactivate-member" */ './dialogs/deactivate-dialog'),
      },
    },
    {
      all: shown,
      facts: ({ roleId, status }) => [
        { label: t('team.column.role'), value: roleId, shown: t(`team.role.${roleId}`) },
        {
          label: t('team.column.status'),
          value: status,
          shown: <StatusTag of="teamMember" status={status} />,
        },
      ],
    },
  );
}
