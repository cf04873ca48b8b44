import { getTeamPractice } from '@praxis/contract/endpoints/team-member';
import { dataGroup } from '@praxis/sdk/data';

/** The practice that the team member belongs to: name, address, time zone. */
export const practiceGroup = dataGroup({
  app: 'team',
  name: 'practice',
  endpoint: getTeamPractice,
});
