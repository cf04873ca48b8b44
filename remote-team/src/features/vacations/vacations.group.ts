import { listTeamVacations } from '@praxis/contract/endpoints/team-member';
import { dataGroup } from '@praxis/sdk/data';

/** One's own vacations, and the doctors' dates. */
export const vacationsGroup = dataGroup({
  app: 'team',
  name: 'vacations',
  endpoint: listTeamVacations,
});
