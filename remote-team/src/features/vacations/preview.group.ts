import { previewTeamVacation } from '@praxis/contract/endpoints/team-member';
import { dataGroup } from '@praxis/sdk/data';

/** Who else is away at a time. */
export const previewGroup = dataGroup({
  app: 'team',
  name: 'vacationPreview',
  endpoint: previewTeamVacation,
});
