import { updateTeamMember } from '@praxis/contract/endpoints/team';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';

/** Returns a function that activates a member's access in one click. */
export function useActivate() {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const { runOrNotify } = useMutation(updateTeamMember);
  /** @param retry for Undo, whose toast is gone when it fails; the action stays in the list */
  return ({ id, version, fullName }: DoctorTeamMember, retry?: () => void) =>
    runOrNotify(
      { params: { id }, version, body: { status: 'active' } },
      {
        success: t('team.activate.done', { name: fullName }),
        failed: text('failure.change', { name: fullName }),
        ...(retry && { retry }),
      },
    );
}
