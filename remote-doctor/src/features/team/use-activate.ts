import { updateTeamMember } from '@praxis/contract/endpoints/team';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';

/** Activates a member's access in one click. */
export function useActivate() {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const { attempt } = useMutation(updateTeamMember);
  return ({ id, version, fullName }: DoctorTeamMember) =>
    attempt(
      { params: { id }, version, body: { status: 'active' } },
      {
        success: t('team.activate.done', { name: fullName }),
        failed: text('failure.change', { name: fullName }),
      },
    );
}
