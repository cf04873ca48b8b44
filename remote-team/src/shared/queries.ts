import { getTeamPractice } from '@praxis/contract/endpoints/team-member';
import { query } from '@praxis/sdk/data';

/** The team member's practice: name, address, time zone. */
export const practiceQuery = query({
  app: 'team',
  name: 'practice',
  endpoint: getTeamPractice,
});
