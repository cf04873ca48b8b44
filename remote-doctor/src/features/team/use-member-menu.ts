import UserCheck from 'lucide-react/icons/user-check';
import UserCog from 'lucide-react/icons/user-cog';
import UserX from 'lucide-react/icons/user-x';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import type { MenuItem } from '@praxis/sdk/ui';
import { useActivate } from './use-activate';

export type MemberAct = 'changeRole' | 'deactivate';

/** The acts of a member's row; `ask` opens the dialog of one. */
export function useMemberMenu(ask: (act: MemberAct, member: DoctorTeamMember) => void) {
  const { t } = useTranslation('doctor');
  const activate = useActivate();
  return (member: DoctorTeamMember): MenuItem[] =>
    member.status === 'active'
      ? [
          {
            key: 'changeRole',
            label: t('team.changeRole.act'),
            icon: UserCog,
            onSelect: () => ask('changeRole', member),
          },
          {
            key: 'deactivate',
            label: t('team.deactivate.act'),
            icon: UserX,
            danger: true,
            onSelect: () => ask('deactivate', member),
          },
        ]
      : [
          {
            key: 'activate',
            label: t('team.activate.act'),
            icon: UserCheck,
            onSelect: () => void activate(member),
          },
        ];
}
