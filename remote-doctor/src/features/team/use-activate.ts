import { updateTeamMember } from '@praxis/contract/endpoints/team';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useAct } from '@praxis/sdk/ui/page';

/** Gives a member's access back, in one click. */
export function useActivate() {
  const { t } = useTranslation('doctor');
  const { attempt } = useAct();
  return ({ id, version, fullName }: DoctorTeamMember) =>
    attempt(
      updateTeamMember,
      { params: { id }, version, body: { status: 'active' } },
      t('team.activate.done', { name: fullName }),
    );
}
