import { teamRoles } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';

/** What a team member can do in the practice, to choose from. */
export function useRoleChoices() {
  const { t } = useTranslation('doctor');
  return teamRoles.map((value) => ({ value, label: t(`team.role.${value}`) }));
}
