import { getTeamPractice } from '@praxis/contract/endpoints/team-member';
import { query } from '@praxis/sdk/data';

/** The practice that the team member belongs to: name, address, time zone. */
export const practiceQuery = query({
  app: 'team',
  name: 'practice',
  endpoint: getTeamPractice,
});
