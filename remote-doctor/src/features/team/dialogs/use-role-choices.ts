import { teamRoles } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';

/** Options for the role of a team member. */
export function useRoleChoices() {
  const { t } = useTranslation('doctor');
  return teamRoles.map((value) => ({ value, label: t(`team.role.${value}`) }));
}
